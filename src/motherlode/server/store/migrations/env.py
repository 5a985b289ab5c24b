"""Alembic runs this file. The caller provides the connection and its transaction, and commits it."""

from alembic import context

from motherlode.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
