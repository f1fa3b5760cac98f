import { createHash } from 'node:crypto'

/** A pseudo-random fraction from 0 (inclusive) to 1 (exclusive), always the same for the same words. */
export function chance(...words: readonly string[]): number {
  const bytes = createHash('sha256').update(words.join('\0')).digest()
  return bytes.readUIntBE(0, 6) / 2 ** 48
}

/** A pseudo-random whole number from `least` to `most`, both inclusive, the same for the same words. */
export const between = (least: number, most: number, ...words: readonly string[]): number =>
  least + Math.floor(chance(...words) * (most - least + 1))

/** A pseudo-random element of a non-empty list, the same for the same words. */
export function batchedById<T>(list: readonly T[], ...words: readonly string[]): T {
  const found = list[between(0, list.length - 1, ...words)]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}
