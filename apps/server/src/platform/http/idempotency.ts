import { createHash } from 'node:crypto'
import { refuse, type Refusal } from '@puente/contract'
import { sql } from '@puente/postgres'
import { batchedQuery, type Common } from '../data/batched-query.ts'
import type { EncryptedColumn } from '../data/encryption/personal-data.ts'
import type { Job } from '../jobs/jobs.ts'

/** The idempotency key of one caller at one endpoint. */
export interface IdempotencyKey {
  readonly scope: string
  readonly key: string
  /** The hash of the first request. The same key with another body is refused. */
  readonly requestHash: Buffer
}

export interface StoredAnswer {
  readonly status: number
  readonly body: unknown
}

/** Stored responses contain personal data such as names and accounts, so they are encrypted. */
const BODY = 'platform.idempotency.body'
/** The encrypted column of stored responses, for key rotation. */
export const idempotencyEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'platform.idempotency',
    column: 'body',
    row: '(scope || chr(10) || key)',
    dataClass: 'short-lived',
  },
]

/** Retries come soon. After a week the response is deleted and the key counts as new. */
const KEPT_MS = 7 * 24 * 3_600_000
const BATCH = 1000

const KEY = /^[\x21-\x7e]{8,255}$/

export function idempotencyKey(
  scope: string,
  header: string | undefined,
  asked: { readonly params: unknown; readonly body: unknown },
): IdempotencyKey | Refusal<'idempotency-key-missing'> {
  if (header === undefined || !KEY.test(header)) return refuse('idempotency-key-missing')
  const requestHash = createHash('sha256')
    .update(JSON.stringify([asked.params, asked.body]))
    .digest()
  return { scope, key: header, requestHash }
}

/**
 * The response stored under this key, a refusal when the key was used for another request, or undefined when it is
 * new.
 */
export async function storedAnswer(
  common: Common,
  id: IdempotencyKey,
): Promise<StoredAnswer | Refusal<'idempotency-key-reused'> | undefined> {
  const row = await stored(common, id)
  if (row === undefined) return undefined
  if (!row.requestHash.equals(id.requestHash)) return refuse('idempotency-key-reused')
  return {
    status: row.status,
    body: JSON.parse(common.vault.decrypt(BODY, row.body, nameOf(row))) as unknown,
  }
}

interface Row {
  readonly scope: string
  readonly key: string
  readonly requestHash: Buffer
  readonly status: number
  readonly body: Buffer
}

const scopesOf = (ids: readonly IdempotencyKey[]) => ids.map(({ scope }) => scope)
const keysOf = (ids: readonly IdempotencyKey[]) => ids.map(({ key }) => key)
const nameOf = ({ scope, key }: Pick<Row, 'scope' | 'key'>) => `${scope}\n${key}`

const stored = batchedQuery(async ({ tx }, ids: readonly IdempotencyKey[]) => {
  const rows = await tx.many<Row>(sql`
    select scope, key, request_hash, status, body from platform.idempotency
    where (scope, key) in (select * from unnest(${scopesOf(ids)}::text[], ${keysOf(ids)}::text[]))`)
  const found = new Map(rows.map((row) => [nameOf(row), row]))
  return ids.map((id) => found.get(nameOf(id)))
})

/**
 * Locks the key for this transaction; false when a concurrent request has it. The lock ends with the transaction, so a
 * crash leaves none. The row's primary key also prevents a second use.
 */
export const takeKey = batchedQuery(async ({ tx }, ids: readonly IdempotencyKey[]) => {
  const rows = await tx.many<{ taken: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtextextended(name, 7)) as taken
    from unnest(${ids.map(nameOf)}::text[]) with ordinality as named (name, place) order by place`)
  return rows.map(({ taken }) => taken)
})

/** Stores the response in the transaction of the work, so that both are committed or neither. */
export const storeAnswer = (common: Common, id: IdempotencyKey, answer: StoredAnswer): Promise<void> =>
  insertAnswer(common, { ...id, ...answer })

const insertAnswer = batchedQuery(
  async ({ tx, now, vault }, kept: readonly (IdempotencyKey & StoredAnswer)[]): Promise<void> => {
    await tx.run(sql`
      insert into platform.idempotency (scope, key, request_hash, status, body, created_at)
      select *, ${now} from unnest(
        ${scopesOf(kept)}::text[], ${keysOf(kept)}::text[], ${kept.map(({ requestHash }) => requestHash)}::bytea[],
        ${kept.map(({ status }) => status)}::int[],
        ${kept.map((one) => vault.encrypt(BODY, JSON.stringify(one.body ?? null), nameOf(one)))}::bytea[])`)
  },
)

/** Deletes responses older than a week, a thousand at a time. */
export const idempotencySweep: Job = {
  name: 'platform.idempotency-sweep',
  everyMs: 10 * 60_000,
  round: (runtime) =>
    runtime.work({ kind: 'system', name: 'platform' }, ({ tx, now }) =>
      tx.run(sql`
        delete from platform.idempotency where (scope, key) in (
          select scope, key from platform.idempotency
          where created_at < ${new Date(now.getTime() - KEPT_MS)} order by created_at limit ${BATCH}
          for update skip locked)`),
    ),
}
