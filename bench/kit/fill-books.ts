import type { Journal } from '@puente/ledger'
import type { Books } from './books.ts'

const BATCH = 1000
const POSTERS = 4

/** Posts this number of journals, a multiple of 1000, and waits until the balances include them. */
export async function fillBooks(
  books: Books,
  journals: number,
  make: (books: Books, nth: number) => Journal,
): Promise<void> {
  let left = journals / BATCH
  const poster = async () => {
    while (left-- > 0) await books.post(Array.from({ length: BATCH }, (_, nth) => make(books, nth)))
  }
  await Promise.all(Array.from({ length: POSTERS }, poster))
  await books.settle()
}
