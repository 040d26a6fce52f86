"""What the database says of itself: which fathom opened it last."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "about",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_index("matches_by_change", "matches", ["changed"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("matches_by_change", "matches")
    op.drop_table("about")
