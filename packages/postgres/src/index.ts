export { camelCase } from './camel-cased.ts'
export { addressOf, connect, POSTGRES_MAJOR, urlOfDatabase, urlOfUser, withConnection } from './connect.ts'
export { createDatabase, dropDatabase, type CreateDatabaseOptions } from './databases/databases.ts'
export { cloneDatabase, prepareTemplate, type Clone, type TemplateOptions } from './databases/template.ts'
export { listenTo, type Listening } from './listen.ts'
export { gather, type GroupCommitOptions } from './group-commit.ts'
export { APP_ROLE, appUrlOf } from './migrations/app-role.ts'
export { migrate, type MigrateOptions } from './migrations/migrate.ts'
export { migrationFiles } from './migrations/files.ts'
export { functionFiles } from './migrations/functions.ts'
export { pendingMigrations, readApplied } from './migrations/pending.ts'
export { proveMigration, type MigrationProof } from './migrations/prove-migration.ts'
export {
  createPool,
  transaction,
  type AroundStatement,
  type Pool,
  type PoolOptions,
  type PoolTimeouts,
} from './pool.ts'
export {
  codeOf,
  isAway,
  isPassing,
  isRetryable,
  isUnavailable,
  PostgresProblem,
  type PostgresProblemKind,
} from './problem.ts'
export { allPresent, fromStored, present, type Stored } from './present.ts'
export { GRANTS, grantsBeyond } from './rights/grants.ts'
export { ownRights, type OwnRights } from './rights/own-rights.ts'
export { empty, join, raw, sql, type Sql } from './sql.ts'
export { txOver, type BytesArrive, type Tx } from './tx.ts'
