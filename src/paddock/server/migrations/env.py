"""Alembic asks this file for the database; the server hands over an open connection."""

from alembic import context

from paddock.server.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
