import { openOperatorAccounts } from '../modules/books/index.ts'
import { allCorridors } from '../modules/corridors/index.ts'
import type { Runtime } from '../platform/work.ts'

const BOOKS = { kind: 'system', name: 'books' } as const

/** Opens the operator's own accounts, in CLP and in the currency of every corridor. Open accounts are not changed. */
export async function openBooks(runtime: Runtime): Promise<void> {
  await runtime.work(BOOKS, async (work) => {
    const currencies = new Set((await allCorridors(work)).map(({ currency }) => currency))
    await openOperatorAccounts(work, [...currencies])
  })
}
