"""Alembic runs this file. The caller brings the connection, its transaction and the will to commit."""

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
