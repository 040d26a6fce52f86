"""Keys that end: codes for a second device."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let keys end."""
    op.add_column("keys", sa.Column("until", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Let keys last."""
    op.drop_column("keys", "until")
