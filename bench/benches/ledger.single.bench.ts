import { defineBench } from '../harness/bench.ts'
import { inOrOut, openBooks, type Books } from '../kit/books.ts'

export const bench = defineBench<Books>({
  name: 'ledger.single',
  unit: 'journals',
  about:
    'one journal per call, 64 callers whose commits a poster shares; 10 000 client accounts with a floor, one hot system account',
  callers: 64,
  prepare: (stand) => openBooks(stand, 'ledger.single', { clients: 10_000 }),
  run: async (books) => {
    await books.postOne(inOrOut(books))
    return 1
  },
  settle: (books) => books.settle(),
  verify: (books, done) => books.prove(done),
  end: (books) => books.end(),
})
