import { defineBench } from '../harness/bench.ts'
import { inOrOut, openBooks, type Books } from '../kit/books.ts'
import { keepBuildingBlocks, type BlockBuilding } from '../kit/keep-building-blocks.ts'

interface Chained {
  readonly books: Books
  readonly building: BlockBuilding
}

const postOne = async ({ books, building }: Chained, builds: boolean): Promise<number> => {
  building.switch(builds)
  await books.post([inOrOut(books)])
  return 1
}

export const bench = defineBench<Chained>({
  name: 'ledger.blocks',
  unit: 'journals',
  about:
    'post() with one journal per work, 64 callers, while the worker builds blocks beside; the same without blocks',
  callers: 64,
  pace: { rounds: 5, warmUpMs: 1500, measureMs: 6000 },
  baseline: { name: 'the same without blocks', run: (of) => postOne(of, false) },
  prepare: async (stand) => {
    let url = ''
    const remembering = { ...stand, database: async (name: string) => (url = await stand.database(name)) }
    const books = await openBooks(remembering, 'ledger.blocks', { clients: 10_000 })
    const building = await keepBuildingBlocks(url, stand.folder)
    await building.drain()
    return { books, building }
  },
  run: (of) => postOne(of, true),
  // Blocks that a window left to build do not load a later window.
  settle: async ({ books, building }) => {
    building.switch(false)
    await books.settle()
    await building.drain()
  },
  verify: async ({ books, building }, done) => {
    const { broken, notes = [] } = await books.prove(done)
    const { rounds, ms } = building.spent
    return {
      broken,
      notes: [...notes, `${rounds} rounds of building blocks took ${(ms / 1000).toFixed(1)} s beside`],
    }
  },
  end: async ({ books, building }) => {
    await building.stop()
    await books.end()
  },
})
