import { randomUUIDv7 } from 'node:crypto'
import { snapshotsOf } from '@puente/ledger'
import { withConnection } from '@puente/postgres'
import { verifyBooks } from '../../apps/server/src/modules/evidence/index.ts'
import { defineBench } from '../harness/bench.ts'
import { inOrOut, journal, openBooks, type Books } from '../kit/books.ts'
import { keepBuildingBlocks, type BlockBuilding } from '../kit/keep-building-blocks.ts'

const JOURNALS = 200_000
const AUDITS = 50_000
const BATCH = 1000
const POSTERS = 4

/** Every table that a replay reads. */
const TABLES = [
  'ledger.account',
  'ledger.journal',
  'ledger.transfer',
  'ledger.resolution',
  'ledger.entry',
  'ledger.lot',
  'ledger.pending_due',
  'ledger.unsettled',
  'platform.audit',
  'evidence.block',
  'evidence.day_root',
]

interface Night {
  readonly books: Books
  readonly building: BlockBuilding
  readonly url: string
  /** Milliseconds of each check, over all rounds. */
  readonly spent: Map<string, number>
  rounds: number
  faults: number
}

/** Reads every row of every table once, in page order, with one process. */
async function scanOnce({ url }: Night): Promise<number> {
  await withConnection(url, async (client) => {
    await client.query('set max_parallel_workers_per_gather = 0')
    for (const table of TABLES) await client.query(`select count(t) from ${table} as t`)
  })
  return 1
}

/** One pending journal for every nine payments that are posted at once. */
const someJournal = (books: Books, nth: number) => {
  const { bank, client } = books
  if (nth % 10 > 0) return inOrOut(books)
  return journal({ pending: randomUUIDv7(), debit: bank, credit: client(), amountMinor: 5n, currency: 'CLP' })
}

async function fill(books: Books): Promise<void> {
  let left = JOURNALS / BATCH
  const poster = async () => {
    while (left-- > 0) await books.post(Array.from({ length: BATCH }, (_, nth) => someJournal(books, nth)))
  }
  await Promise.all(Array.from({ length: POSTERS }, poster))
  await books.settle()
}

async function replay(night: Night): Promise<number> {
  let [check, began] = ['', performance.now()]
  const received = (next: string) => {
    if (check !== '') night.spent.set(check, (night.spent.get(check) ?? 0) + performance.now() - began)
    ;[check, began] = [next, performance.now()]
  }
  const { faults } = await verifyBooks(snapshotsOf(night.building.runtime.pool), night.building.keys, {
    onProgress: (at) => received(at.check ?? ''),
  })
  received('')
  night.faults += faults.length
  night.rounds += 1
  return 1
}

export const bench = defineBench<Night>({
  name: 'ledger.verify',
  unit: 'replays',
  about: `every promise of the books and their tamper evidence over ${JOURNALS.toLocaleString('en')} journals and ${AUDITS.toLocaleString('en')} audit lines`,
  callers: 1,
  pace: { rounds: 2, warmUpMs: 1500, measureMs: 12_000 },
  baseline: { name: 'one sequential scan of the same tables', run: scanOnce },
  prepare: async (stand) => {
    let url = ''
    const remembering = { ...stand, database: async (name: string) => (url = await stand.database(name)) }
    const books = await openBooks(remembering, 'ledger.verify', { clients: 10_000 })
    await fill(books)
    await withConnection(url, (client) =>
      client.query(
        `insert into platform.audit (id, at, actor, action, subject, outcome, request_id, facts)
         select uuidv7(), now(), 'staff:' || gen_random_uuid(), 'getTransfer', gen_random_uuid()::text, 'done',
           gen_random_uuid()::text, '{"of": "the bench"}' from generate_series(1, ${AUDITS})`,
      ),
    )
    const building = await keepBuildingBlocks(url, stand.folder)
    await building.drain()
    await withConnection(url, (client) => client.query('vacuum analyze'))
    return { books, building, url, spent: new Map(), rounds: 0, faults: 0 }
  },
  run: replay,
  verify: async ({ spent, rounds, faults }) => ({
    broken: faults === 0 ? [] : [`${faults} promises of books that nobody touched do not hold`],
    notes: [...spent]
      .toSorted((one, other) => other[1] - one[1])
      .map(([check, ms]) => `${check}: ${(ms / Math.max(1, rounds)).toFixed(0)} ms`),
  }),
  end: async ({ books, building }) => {
    await building.stop()
    await books.end()
  },
})
