import { appUrlOf, createPool, type Pool } from '@puente/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldBalances, poster, snapshotsOf, verify, type AccountRef, type Poster } from './index.ts'
import { endWhole, journal, move, openFor, startBooks, type TestBooks } from './test-kit.ts'

const JOURNALS = 200_000
const CALLERS = 8
/** The lock timeout of a migration step. A longer table lock would delay postings. */
const LOCK_MS = 200

let books: TestBooks
let pool: Pool
let posting: Poster
let refs: Record<'bank' | 'client' | 'fees', AccountRef>
beforeAll(async () => {
  books = await startBooks()
  books.now = new Date('2026-01-01T00:00:00Z')
  refs = await openFor(books, 'full')
  await fill(JOURNALS)
  books.now = new Date('2026-11-23T12:00:00Z')
  pool = createPool({ url: appUrlOf(books.ownerUrl), max: 6, prepared: true })
  posting = poster(pool, { now: () => new Date() })
})
afterAll(async () => {
  await pool.end()
  await endWhole(books)
})

/**
 * Inserts journals of 1 into the client's account, one a minute, with the rows that posting and folding would write.
 */
async function fill(count: number): Promise<void> {
  await books.owner.query(`
    create temp table seeded as
      select n, uuidv7() as id, timestamptz '2026-01-01' + n * interval '1 minute' as at from generate_series(1, ${count}) as n;
    insert into ledger.journal (id, kind, subject, leg_count, body_hash, effective_at, recorded_at)
      select id, 'seeded', id, 1, '\\x00', at, at from seeded order by n;
    insert into ledger.transfer (journal_id, position, action, debit_account, credit_account, amount_minor, currency)
      select seeded.id, 0, 'posted', bank.id, client.id, 1, 'CLP' from seeded,
        (select id from ledger.account where code = 'bank') as bank, (select id from ledger.account where code = 'client') as client;
    insert into ledger.entry (account_id, version, journal_id, position, side, posted_minor, pending_minor,
        posted_after, debits_pending_after, credits_pending_after, recorded_at)
      select account.id, n, seeded.id, 0, side, 1, 0, case side when 'credit' then n else - n end, 0, 0, at
        from seeded, ledger.account join (values ('bank', 'debit'), ('client', 'credit')) as sides (code, side) using (code)
        order by account.id, n;
    update ledger.account set version = ${count}, last_entry_at = (select max(at) from seeded),
        debits_posted = case code when 'bank' then ${count} else 0 end, credits_posted = case code when 'client' then ${count} else 0 end
      where code in ('bank', 'client')`)
}

/** Posts until stopped. Returns the number of journals and the longest time of one call. */
function keepPosting(): () => Promise<{ posted: number; longestMs: number }> {
  let going = true
  const tally = { posted: 0, longestMs: 0 }
  const callers = Array.from({ length: CALLERS }, async (_, nth) => {
    while (going) {
      const began = performance.now()
      const { code } = await posting.post(
        journal([nth % 2 === 0 ? move(refs.bank, refs.client, 2n) : move(refs.client, refs.fees, 1n)]),
      )
      expect(code).toBe('done')
      tally.posted += 1
      tally.longestMs = Math.max(tally.longestMs, performance.now() - began)
    }
  })
  return async () => {
    going = false
    await Promise.all(callers)
    return tally
  }
}

const faults = () => verify(snapshotsOf(books.app))

/**
 * The steps of a migration on a large table. Each holds its lock briefly, or fails at the lock timeout and is retried.
 */
const STEPS = [
  'alter table ledger.journal add column origin text',
  `alter table ledger.entry add column kept boolean not null default true`,
  'create index concurrently journal_kind on ledger.journal (kind, recorded_at)',
  'create unique index concurrently entry_side on ledger.entry (journal_id, position, side)',
  'alter table ledger.journal add constraint kind_is_said check (length(kind) > 0) not valid',
  'alter table ledger.journal validate constraint kind_is_said',
]

async function retryUntilAvailable(step: string): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const client = await books.owner.connect()
    try {
      await client.query(`set lock_timeout = '${step.includes('concurrently') ? 0 : LOCK_MS}ms'`)
      await client.query(step)
      return attempt
    } catch (error) {
      if ((error as { code?: unknown }).code !== '55P03' || attempt >= 50) throw error
    } finally {
      client.release(true)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test(`a ledger of ${JOURNALS.toLocaleString('en')} journals takes columns, indexes and a constraint while it is posted to, and is whole before and after`, async () => {
  expect(await faults()).toEqual([])
  const stop = keepPosting()
  const attempts: number[] = []
  for (const step of STEPS) attempts.push(await retryUntilAvailable(step))
  const { posted, longestMs } = await stop()
  console.log(
    `${posted} journals posted beside ${STEPS.length} steps (${attempts.join(', ')} attempts); nobody waited longer than ${longestMs.toFixed(0)} ms`,
  )
  expect(posted).toBeGreaterThan(CALLERS)
  while ((await books.work((work) => foldBalances(work))) > 0);
  expect(await faults()).toEqual([])
  const { rows } = await books.owner.query<{ valid: boolean }>(
    `select bool_and(indisvalid) as valid from pg_index where indexrelid in ('ledger.journal_kind'::regclass, 'ledger.entry_side'::regclass)`,
  )
  expect(rows).toEqual([{ valid: true }])
})
