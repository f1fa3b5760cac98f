import type { Indexer, Vault } from '../../../platform/data/vault.ts'

const COLUMN = 'customers.customer.name_index'
/** Shorter beginnings match too many names; longer ones add nothing. */
const SHORTEST = 3
const LONGEST = 12
const HASH_BYTES = 10

/** The words of a name, in their order, in lower case without marks. */
export const plainWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The distinct words of a name. */
const wordsOf = (name: string): string[] => [...new Set(plainWords(name))]

const hash = (key: Indexer, beginning: string): Buffer => key.index(COLUMN, beginning).subarray(0, HASH_BYTES)

/** Index of a name: keyed hashes of the beginnings of each word. */
export function nameIndex(key: Indexer, name: string): Buffer[] {
  const beginnings = wordsOf(name).flatMap((word) => {
    const long = Math.min(word.length, LONGEST)
    if (long <= SHORTEST) return [word]
    return Array.from({ length: long - SHORTEST + 1 }, (_, more) => word.slice(0, SHORTEST + more))
  })
  return [...new Set(beginnings)].map((beginning) => hash(key, beginning))
}

/**
 * The hashes that a customer's index must contain: each typed word begins a word of the name. Words of one or two
 * letters count only when typed alone. One list for each index key. Undefined when no word is left.
 */
export function nameQuery(vault: Vault, typed: string): Buffer[][] | undefined {
  const words = wordsOf(typed)
  const long = words.filter((word) => word.length >= SHORTEST)
  const meant = long.length > 0 ? long : words
  if (meant.length === 0) return undefined
  return vault.indexKeys.map((key) => meant.map((word) => hash(key, word.slice(0, LONGEST))))
}
