"""The content that matches were begun with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and let matches name their content."""
    op.create_table(
        "contents",
        sa.Column("bundle", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("files", sa.Text, nullable=False),
    )
    op.add_column("matches", sa.Column("bundle", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("matches", "bundle")
    op.drop_table("contents")
