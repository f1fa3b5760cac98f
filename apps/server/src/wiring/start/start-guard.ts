import { APP_ROLE, createPool, isAway, ownRights } from '@puente/postgres'
import { hasDemoMark, hasAccounts, newestEmails, newestIndexedEmail } from '../../modules/access/index.ts'
import type { Config } from '../../platform/config/index.ts'
import {
  activateIndexKey,
  activeIndexKeys,
  instancesWithout,
} from '../../platform/data/indexes/index-rotation.ts'
import { hasDataKeys } from '../../platform/data/encryption/key-store.ts'
import { systemIdentifier } from '../../platform/data/server-facts.ts'
import { isReplica } from '../../platform/replica.ts'
import type { Runtime } from '../../platform/work.ts'
import { indexesWithoutText } from '../indexed-tables.ts'
import { countPendingMigrations, grantsBeyondRelease } from './pending-migrations.ts'

/**
 * Refuses a database that lacks a migration of this release, which a new process would find when it starts before the
 * migration of an upgrade. A process of the former release starts on a database that a newer one has migrated.
 */
export async function refusePendingMigrations({ pool }: Pick<Runtime, 'pool'>): Promise<void> {
  const pending = await countPendingMigrations(pool)
  if (pending > 0)
    throw new Error(
      `The database lacks ${pending} ${pending === 1 ? 'migration or function' : 'migrations and functions'} of this version: run "migrate" first.`,
    )
}

/**
 * Refuses a database of the other environment. Production refuses the demo world, whose accounts share a published
 * password. Sandbox refuses, and does not seed, a database with people outside the demo world: ENVIRONMENT was probably
 * not set.
 */
export async function refuseForeignDatabase(
  { environment }: Pick<Config, 'environment'>,
  { pool }: Pick<Runtime, 'pool'>,
): Promise<void> {
  const demo = await hasDemoMark(pool)
  if (environment === 'production' && demo)
    throw new Error('This database holds the demo world: production refuses it. Use a fresh database.')
  if (environment === 'sandbox' && !demo && (await hasAccounts(pool)))
    throw new Error(
      'This database holds people and no demo world: sandbox refuses it. Set ENVIRONMENT=production, or use a fresh database.',
    )
}

/**
 * Refuses a database whose data keys are elsewhere than `DATA_KEYS_URL` says: new keys would be created beside them, and
 * nothing that exists could be decrypted. Refuses keys in both databases, because backups of the data then contain keys.
 */
export async function refuseForeignKeys(
  { dataKeysUrl }: Pick<Config, 'dataKeysUrl'>,
  { pool, vault }: Pick<Runtime, 'pool' | 'vault'>,
): Promise<void> {
  if (dataKeysUrl !== undefined && (await hasDataKeys(pool)))
    throw new Error(
      'DATA_KEYS_URL is set and DATABASE_URL also has keys in keys.data_key: copy them to DATA_KEYS_URL and delete them here.',
    )
  const known = await Promise.all((await newestEmails(pool)).map((email) => vault.knowsKeyOf(email)))
  if (known.includes(false))
    throw new Error(
      `The keys of the personal data in this database are not in ${dataKeysUrl === undefined ? 'it: set' : 'the database of'} DATA_KEYS_URL.`,
    )
}

const actor = { kind: 'system', name: 'index-keys' } as const

/** Whether the newest user can be found by e-mail with the configured keys. */
const findsNewest = (runtime: Pick<Runtime, 'work'>): Promise<boolean> =>
  runtime.work(actor, async (work) => {
    const newest = await newestIndexedEmail(work)
    if (newest === undefined) return true
    return work.vault.indexes('access.user.email', newest.email).some((index) => index.equals(newest.index))
  })

/**
 * Refuses a database with blind indexes of a key that INDEX_KEY does not name: nobody would be found, and a second account
 * with one e-mail or RUT could be opened. Refuses to write with a key that a running process does not know. Otherwise
 * records that this process writes with its first key.
 */
export async function requireIndexKeys(runtime: Pick<Runtime, 'pool' | 'vault' | 'work'>): Promise<void> {
  const { pool, vault } = runtime
  const known = vault.indexKeys.map(({ id }) => id)
  const [writing] = known
  if (writing === undefined) throw new Error('the vault has no index key')
  const active = await activeIndexKeys(pool)
  const missing = active.filter((id) => !known.includes(id))
  if (missing.length > 0 || (active.length === 0 && !(await findsNewest(runtime))))
    throw new Error(
      `The database has blind indexes of a key that INDEX_KEY does not hold${missing.length === 0 ? '' : ` (${missing.join(', ')})`}: write that key after the new one, until \`npm run operator -- index-key\` shows that it has ended.`,
    )
  if (active.includes(writing)) return
  const others = await instancesWithout(pool, writing)
  if (active.length > 0 && others.length > 0)
    throw new Error(
      `The first key of INDEX_KEY is new and these processes do not know it: ${others.join(', ')}. Start every process with the new key in second place first. A process that died counts as running for 15 seconds.`,
    )
  await runtime.work(actor, (work) => activateIndexKey(work, writing, indexesWithoutText))
}

/** Time for a connection to the replica at the start. */
const REPLICA_WITHIN_MS = 3000

/**
 * Refuses a `DATABASE_REPLICA_URL` of a server that is not a replica, or of another cluster than `DATABASE_URL`. One that
 * does not respond is logged: the product works without it.
 */
export async function refuseForeignReplica(
  { replica }: Pick<Config, 'replica'>,
  { pool, logger }: Pick<Runtime, 'pool' | 'logger'>,
): Promise<void> {
  if (replica === undefined) return
  const limits = { acquireMs: REPLICA_WITHIN_MS, statementMs: REPLICA_WITHIN_MS }
  const other = createPool({ url: replica.url, max: 1, timeouts: limits, onIdleError: () => undefined })
  try {
    if (!(await isReplica(other)))
      throw new Error('DATABASE_REPLICA_URL leads to a server that is not a replica: it is not in recovery.')
    if ((await systemIdentifier({ pool: other })) !== (await systemIdentifier({ pool })))
      throw new Error('DATABASE_REPLICA_URL leads to a replica of another server than DATABASE_URL.')
  } catch (error) {
    if (!isAway(error)) throw error
    logger.warn({ err: error }, 'replica does not respond')
  } finally {
    await other.end()
  }
}

/**
 * Refuses a user who may do more in the database than the product: administer it, act as another role, own a table, create
 * one, or anything that no migration granted. An injected statement would have these rights. Grants are compared when the
 * database has the migrations of this release; an older release beside it lacks grants of newer ones.
 */
export async function refuseWideRights({ pool }: Pick<Runtime, 'pool'>): Promise<void> {
  const { user, ...rights } = await ownRights(pool)
  const found = [
    rights.isPrivileged ? 'administers the server' : '',
    rights.isMember ? 'may act as another role' : '',
    rights.isOwner ? 'owns tables' : '',
    rights.mayCreate ? 'may create tables' : '',
  ].filter((one) => one !== '')
  if (found.length > 0)
    throw new Error(
      `The user ${user} of DATABASE_URL ${found.join(' and ')}: give the product the user ${APP_ROLE}, and the owner in DATABASE_OWNER_URL.`,
    )
  const wide = await grantsBeyondRelease(pool)
  if (wide.length > 0)
    throw new Error(
      `The database has ${wide.length} grants that no migration made: revoke ${wide.join('; ')}.`,
    )
}
