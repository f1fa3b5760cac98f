import { present, transaction, withConnection } from '@puente/postgres'
import { lastBlock, rootOfDay } from '../../apps/server/src/modules/evidence/index.ts'
import { defineBench } from '../harness/bench.ts'
import { inOrOut, openBooks, type Books } from '../kit/books.ts'
import { fillBooks } from '../kit/fill-books.ts'
import { keepBuildingBlocks, type BlockBuilding } from '../kit/keep-building-blocks.ts'
import { Replays, type Start } from '../kit/replays.ts'
import type { Stand } from '../stand/stand.ts'

const CLIENTS = 10_000
const DAY = 20_000
const MANY = 1_000_000
const FEW = 10_000

/** Books with a history that an earlier replay covered, and one day after it. */
interface Night {
  readonly books: Books
  readonly building: BlockBuilding
  readonly start: Start
  readonly replays: Replays
}

interface Sizes {
  readonly many: Night
  readonly few: Night
}

/** The newest block, as the end of what the earlier replay covered. */
async function startHere({ runtime, keys }: BlockBuilding, transfers: number): Promise<Start> {
  const block = present(await transaction(runtime.pool, lastBlock), 'a block')
  const actor = { kind: 'system', name: 'books' } as const
  const root = await runtime.work(actor, (work) => rootOfDay(work, keys.rootKeys, block.day))
  return { start: { block, root: present(root, 'a root'), transfers: BigInt(transfers) } }
}

async function open(stand: Stand, history: number): Promise<Night> {
  const books = await openBooks(stand, `ledger.night.${history}`, { clients: CLIENTS })
  const building = await keepBuildingBlocks(books.databaseUrl, stand.folder)
  await fillBooks(books, history, inOrOut)
  await building.drain()
  const start = await startHere(building, history + CLIENTS)
  await fillBooks(books, DAY, inOrOut)
  await building.drain()
  await withConnection(books.databaseUrl, (client) => client.query('vacuum analyze'))
  return { books, building, start, replays: new Replays() }
}

const replay = ({ building, start, replays }: Night) => replays.run(building, start)

export const bench = defineBench<Sizes>({
  name: 'ledger.night',
  unit: 'replays',
  about: `the replay of a night: ${DAY.toLocaleString('en')} journals after ${MANY.toLocaleString('en')} that an earlier one covered`,
  callers: 1,
  takesMinutes: 6,
  pace: { rounds: 2, warmUpMs: 1500, measureMs: 12_000 },
  baseline: { name: `the same day after ${FEW.toLocaleString('en')}`, run: ({ few }) => replay(few) },
  prepare: async (stand) => ({ many: await open(stand, MANY), few: await open(stand, FEW) }),
  run: ({ many }) => replay(many),
  verify: async ({ many, few }) => ({
    broken:
      many.replays.faults + few.replays.faults === 0
        ? []
        : ['promises of books that nobody touched do not hold'],
    notes: many.replays.notes(),
  }),
  end: async ({ many, few }) => {
    for (const { books, building } of [many, few]) {
      await building.stop()
      await books.end()
    }
  },
})
