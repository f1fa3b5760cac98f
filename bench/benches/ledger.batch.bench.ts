import { defineBench } from '../harness/bench.ts'
import { inOrOut, openBooks, type Books } from '../kit/books.ts'

const BATCH = 500

export const bench = defineBench<Books>({
  name: 'ledger.batch',
  unit: 'journals',
  about: `post() with ${BATCH} journals per work, 4 callers; 10 000 client accounts with a floor, one hot system account`,
  callers: 4,
  prepare: (stand) => openBooks(stand, 'ledger.batch', { clients: 10_000 }),
  run: async (books) => {
    await books.post(Array.from({ length: BATCH }, () => inOrOut(books)))
    return BATCH
  },
  settle: (books) => books.settle(),
  verify: (books, done) => books.prove(done),
  end: (books) => books.end(),
})
