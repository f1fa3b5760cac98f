import { createHash } from 'node:crypto'
import { refuse, type Refusal } from '@puente/contract'
import { sql, type Tx } from '@puente/postgres'
import type { SealedColumn } from '../data/reseal.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Work } from '../work.ts'

/** One intention of one caller at one endpoint. */
export interface IdempotencyKey {
  readonly scope: string
  readonly key: string
  /** What was asked the first time: the same key with another body is refused. */
  readonly requestHash: Buffer
}

export interface StoredAnswer {
  readonly status: number
  readonly body: unknown
}

/** Answers repeat what the caller may see, names and accounts included: they are kept sealed. */
const BODY = 'platform.idempotency.body'
/** The sealed column of stored answers, for when keys rotate. */
export const idempotencySealed: readonly SealedColumn[] = [{ table: 'platform.idempotency', column: 'body' }]

/** Whoever asks again does so soon: after a week the answer is forgotten, and the key is a new one. */
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

/** The answer kept under this key, a refusal when it was used for something else, or undefined when it is new. */
export async function storedAnswer(
  { tx, vault }: Work,
  id: IdempotencyKey,
): Promise<StoredAnswer | Refusal<'idempotency-key-reused'> | undefined> {
  const row = await tx.maybe<{ request_hash: Buffer; status: number; body: Buffer }>(sql`
    select request_hash, status, body from platform.idempotency where scope = ${id.scope} and key = ${id.key}`)
  if (row === undefined) return undefined
  if (!row.request_hash.equals(id.requestHash)) return refuse('idempotency-key-reused')
  return { status: row.status, body: JSON.parse(vault.open(BODY, row.body)) as unknown }
}

/**
 * Takes the key for this transaction: false when another request holds it this very moment.
 * The hold ends with the transaction, so a crash never leaves a key stuck; the row's primary key is the second line.
 */
export async function takeKey(tx: Tx, id: IdempotencyKey): Promise<boolean> {
  const row = await tx.one<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${id.scope}\n${id.key}`}, 7)) as taken`,
  )
  return row.taken
}

/** Keeps the answer in the transaction of the work itself: both stand, or neither. */
export async function keepAnswer(work: Work, id: IdempotencyKey, answer: StoredAnswer): Promise<void> {
  const body = work.vault.seal(BODY, JSON.stringify(answer.body ?? null))
  await work.tx.run(sql`
    insert into platform.idempotency (scope, key, request_hash, status, body, created_at)
    values (${id.scope}, ${id.key}, ${id.requestHash}, ${answer.status}, ${body}, ${work.now})`)
}

/** Deletes answers older than a week, a thousand at a time. */
export const idempotencySweep: Job = {
  name: 'platform.idempotency-sweep',
  everyMs: 10 * 60_000,
  round: (desk) =>
    desk.work({ kind: 'system', name: 'platform' }, ({ tx, now }) =>
      tx.run(sql`
        delete from platform.idempotency where (scope, key) in (
          select scope, key from platform.idempotency
          where created_at < ${new Date(now.getTime() - KEPT_MS)} order by created_at limit ${BATCH}
          for update skip locked)`),
    ),
}
