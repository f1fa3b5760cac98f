import { defineBench } from '../harness/bench.ts'
import { inOrOut, openBooks, type Books } from '../kit/books.ts'
import { keepBuildingBlocks, type Sealing } from '../kit/keep-building-blocks.ts'

interface Sealed {
  readonly books: Books
  readonly sealing: Sealing
}

const postOne = async ({ books, sealing }: Sealed, sealed: boolean): Promise<number> => {
  sealing.switch(sealed)
  await books.post([inOrOut(books)])
  return 1
}

export const bench = defineBench<Sealed>({
  name: 'ledger.sealing',
  unit: 'journals',
  about:
    'post() with one journal per work, 64 callers, while the worker seals beside; the same without sealing',
  callers: 64,
  pace: { rounds: 5, warmUpMs: 1500, measureMs: 6000 },
  baseline: { name: 'the same without sealing', run: (of) => postOne(of, false) },
  prepare: async (stand) => {
    let url = ''
    const remembering = { ...stand, database: async (name: string) => (url = await stand.database(name)) }
    const books = await openBooks(remembering, 'ledger.sealing', { clients: 10_000 })
    const sealing = await keepBuildingBlocks(url, stand.folder)
    await sealing.drain()
    return { books, sealing }
  },
  run: (of) => postOne(of, true),
  // Blocks that a window left to build do not load a later window.
  settle: async ({ books, sealing }) => {
    sealing.switch(false)
    await books.settle()
    await sealing.drain()
  },
  verify: async ({ books, sealing }, done) => {
    const { broken, notes = [] } = await books.prove(done)
    const { rounds, ms } = sealing.spent
    return {
      broken,
      notes: [...notes, `${rounds} rounds of sealing took ${(ms / 1000).toFixed(1)} s beside`],
    }
  },
  end: async ({ books, sealing }) => {
    await sealing.stop()
    await books.end()
  },
})
