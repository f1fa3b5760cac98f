import { defineBench } from '../harness/bench.ts'
import { journal, move, openBooks, someMinor, type Books } from '../kit/books.ts'

export const bench = defineBench<Books>({
  name: 'ledger.hot',
  unit: 'journals',
  about:
    'one journal per call, 64 callers whose commits a poster shares, all between the same two system accounts',
  callers: 64,
  baseline: {
    name: 'ledger.cold: the same between any two of 10 000 system accounts',
    run: async ({ cold, postOne }) => {
      const one = cold()
      let other = cold()
      while (other.owner === one.owner) other = cold()
      await postOne(journal(move(one, other, someMinor())))
      return 1
    },
  },
  prepare: (stand) => openBooks(stand, 'ledger.hot', { colds: 10_000 }),
  run: async ({ bank, clearing, postOne }) => {
    await postOne(journal(move(bank, clearing, someMinor())))
    return 1
  },
  settle: (books) => books.settle(),
  verify: (books, done) => books.prove(done),
  end: (books) => books.end(),
})
