import { setTimeout as pause } from 'node:timers/promises'
import { snapshotsOf, verify } from '@puente/ledger'
import { createPool } from '@puente/postgres'
import { expect } from 'vitest'
import { approveAtBank, type Caller } from './caller.ts'

const PATIENCE_MS = 150_000
const TOGETHER = 3
/**
 * Small enough that the daily limit of a customer allows twice as many transfers as the longest of these
 * tests creates.
 */
const PESOS = '10000'

interface Money {
  readonly id: string
  readonly state: string
}

/** One transfer lifecycle from quote to delivery; requests without a response are repeated. */
async function live(caller: Caller, recipientId: string, corridorId: string): Promise<string> {
  const quote = await caller.post<{ id: string }>('/api/quotes', {
    corridorId,
    side: 'send',
    amount: PESOS,
  })
  const { id } = await caller.post<Money>('/api/transfers', {
    quoteId: quote.id,
    recipientId,
    purpose: 'family-support',
    fundsSource: 'salary',
    relationship: 'family',
  })
  const { url } = await caller.post<{ url: string }>(`/api/transfers/${id}/payments`, {})
  await approveAtBank(url, PESOS)
  for (const began = performance.now(); ; await pause(200)) {
    const { state } = await caller.get<Money>(`/api/transfers/${id}`)
    if (state === 'delivered') return id
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${id} is still ${state}`)
  }
}

/** Runs transfer lifecycles, a few at a time, until the signal; returns the delivered transfers. */
async function liveUntil(caller: Caller, enough: AbortSignal): Promise<string[]> {
  const { items } = await caller.get<{ items: { id: string; corridorId: string }[] }>('/api/recipients')
  const delivered: string[] = []
  const oneAfterAnother = async (first: number) => {
    for (let n = first; !enough.aborted; n += TOGETHER) {
      const recipient = items[n % items.length]
      if (recipient === undefined) throw new Error('the demo world has no recipients')
      delivered.push(await live(caller, recipient.id, recipient.corridorId))
    }
  }
  await allEnded(Array.from({ length: TOGETHER }, (_, first) => oneAfterAnother(first)))
  return delivered
}

/**
 * Runs transfer lifecycles during `trouble`; returns the delivered transfers. If one of the two fails, the
 * other is ended too. Both have ended when this returns, so that a failed test does not affect the next one.
 */
export async function runLifecyclesDuring(
  caller: Caller,
  ended: AbortSignal,
  trouble: (over: AbortSignal) => Promise<void>,
): Promise<string[]> {
  const enough = new AbortController()
  const over = AbortSignal.any([ended, enough.signal])
  const living = liveUntil(caller, over).finally(() => enough.abort())
  await allEnded([living, trouble(over).finally(() => enough.abort())])
  return living
}

/** Waits until all have ended, then throws the first failure. */
async function allEnded(going: readonly Promise<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(going)) if (one.status === 'rejected') throw one.reason
}

/** Counts of completed transfer lifecycles in the books and stores. */
export interface Held {
  readonly transfers: number
  readonly delivered: number
  readonly credited: number
  readonly matched: number
  readonly refunds: number
  readonly journals: number
}

const counts = `select
  (select count(*) from transfers.transfer)::int as transfers,
  (select count(*) from transfers.transfer where state = 'delivered')::int as delivered,
  (select count(*) from payouts.payout where status = 'credited')::int as credited,
  (select count(*) from payins.payment where status = 'matched')::int as matched,
  (select count(*) from payins.refund)::int as refunds,
  (select count(*) from ledger.journal where kind = 'transfer-delivered')::int as journals`

/** Counts the rows, and asserts that the books are consistent and the outbox is empty. */
export async function heldAt(databaseUrl: string): Promise<Held> {
  const pool = createPool({ url: databaseUrl, max: 1 })
  try {
    expect(await verify(snapshotsOf(pool))).toEqual([])
    const waiting = async () => (await pool.query('select from platform.outbox')).rowCount
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
    const { rows } = await pool.query<Held>(counts)
    if (rows[0] === undefined) throw new Error('nothing was counted')
    return rows[0]
  } finally {
    await pool.end()
  }
}

/**
 * Asserts that each lifecycle since `before` was paid in once, paid out once and booked once, and that
 * nothing else happened.
 */
export function expectOnce(before: Held, after: Held, lives: number): void {
  const grown = Object.fromEntries(
    Object.entries(after).map(([what, count]) => [what, count - before[what as keyof Held]]),
  )
  expect(grown).toEqual({
    transfers: lives,
    delivered: lives,
    credited: lives,
    matched: lives,
    refunds: 0,
    journals: lives,
  })
}
