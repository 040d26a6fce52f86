"""Run by Alembic. The store hands its connection over; from the command line nothing is run."""

from alembic import context

from fathom.store.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("open the store instead: fathom serve --database URL brings the database up to date")
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
