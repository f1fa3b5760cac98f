import { randomUUIDv7 } from 'node:crypto'
import type { Leg } from '@puente/ledger'
import { defineBench } from '../harness/bench.ts'
import { journal, openBooks, someMinor, type Books } from '../kit/books.ts'

const BATCH = 500

/** Most pending legs are posted and every fourth is voided, as payouts do. */
const resolve = (held: string, nth: number): Leg => (nth % 4 === 0 ? { void: held } : { post: held })

/** The verification counts two journals: the pending one, and the one that ends it. */
const JOURNALS_PER_PAIR = 2

export const bench = defineBench<Books>({
  name: 'ledger.pending',
  unit: 'pairs',
  about: `${BATCH} holds in one work, then the work that posts or voids them, 4 callers; 10 000 client accounts with a floor`,
  callers: 4,
  prepare: (stand) => openBooks(stand, 'ledger.pending', { clients: 10_000 }),
  run: async ({ client, clearing, post }) => {
    const holds = Array.from({ length: BATCH }, () => randomUUIDv7())
    await post(
      holds.map((pending) =>
        journal({
          pending,
          debit: client(),
          credit: clearing,
          amountMinor: someMinor(),
          currency: clearing.currency,
        }),
      ),
    )
    await post(holds.map((held, nth) => journal(resolve(held, nth))))
    return BATCH
  },
  settle: (books) => books.settle(),
  verify: (books, done) => books.prove(done * JOURNALS_PER_PAIR),
  end: (books) => books.end(),
})
