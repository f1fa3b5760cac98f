import { randomUUIDv7 } from 'node:crypto'
import { withConnection } from '@puente/postgres'
import { defineBench } from '../harness/bench.ts'
import { inOrOut, journal, openBooks, type Books } from '../kit/books.ts'
import { fillBooks } from '../kit/fill-books.ts'
import { keepBuildingBlocks, type BlockBuilding } from '../kit/keep-building-blocks.ts'
import { Replays } from '../kit/replays.ts'

const JOURNALS = 200_000
const AUDITS = 50_000

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
  readonly replays: Replays
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
    await fillBooks(books, JOURNALS, someJournal)
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
    return { books, building, url, replays: new Replays() }
  },
  run: ({ building, replays }) => replays.run(building),
  verify: async ({ replays }) => ({
    broken:
      replays.faults === 0 ? [] : [`${replays.faults} promises of books that nobody touched do not hold`],
    notes: replays.notes(),
  }),
  end: async ({ books, building }) => {
    await building.stop()
    await books.end()
  },
})
