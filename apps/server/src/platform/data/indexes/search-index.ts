import type { Indexer, Vault } from '../encryption/vault.ts'

/** Shorter beginnings of words match too many rows; longer ones add nothing. */
const SHORTEST = 3
const LONGEST = 12
/** A beginning of five digits is that of about forty RUTs in a million people. */
const RUT_SHORTEST = 5
const RUT_LONGEST = 9
const HASH_BYTES = 10

/** The words of a text, in their order, in lower case without marks. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const wordsOf = (text: string): string[] => [...new Set(plainWords(text))]

const hash = (key: Indexer, column: string, beginning: string): Buffer =>
  key.index(column, beginning).subarray(0, HASH_BYTES)

/** Keyed hashes of the beginnings of each word of a name, for an index column that is found by them. */
export function wordHashes(column: string, key: Indexer, name: string): Buffer[] {
  const beginnings = wordsOf(name).flatMap((word) => {
    const long = Math.min(word.length, LONGEST)
    if (long <= SHORTEST) return [word]
    return Array.from({ length: long - SHORTEST + 1 }, (_, more) => word.slice(0, SHORTEST + more))
  })
  return [...new Set(beginnings)].map((beginning) => hash(key, column, beginning))
}

/**
 * The hashes that an index of names must contain: each typed word begins a word of the name. Words of one or two letters
 * count only when typed alone. One list for each index key. Undefined when no word is left.
 */
export function wordQuery(column: string, vault: Vault, typed: string): Buffer[][] | undefined {
  const words = wordsOf(typed)
  const long = words.filter((word) => word.length >= SHORTEST)
  const meant = long.length > 0 ? long : words
  if (meant.length === 0) return undefined
  return vault.indexKeys.map((key) => meant.map((word) => hash(key, column, word.slice(0, LONGEST))))
}

const rutText = (beginning: string): string => `rut ${beginning}`

/** Keyed hashes of the beginnings of a RUT from five digits on, without its check digit. */
export function rutHashes(column: string, key: Indexer, rut: string): Buffer[] {
  const body = rut.replaceAll(/[^0-9kK]/g, '').slice(0, -1)
  const long = Math.min(body.length, RUT_LONGEST)
  return Array.from({ length: Math.max(long - RUT_SHORTEST + 1, 0) }, (_, more) =>
    hash(key, column, rutText(body.slice(0, RUT_SHORTEST + more))),
  )
}

/** The digits of a text that may be the beginning of a RUT, or one without its check digit; undefined for any other text. */
export function rutBeginningIn(typed: string): string | undefined {
  const text = typed.trim()
  if (!/^[0-9]{1,3}([.]?[0-9]{3})*[.]?[0-9]{0,3}[-‐‑–]?$/.test(text)) return undefined
  const digits = text.replaceAll(/[^0-9]/g, '').replace(/^0+/, '')
  return digits.length >= RUT_SHORTEST && digits.length <= RUT_LONGEST ? digits : undefined
}

/** The hash of the beginning of a RUT, one list for each index key. */
export const rutQuery = (column: string, vault: Vault, beginning: string): Buffer[][] =>
  vault.indexKeys.map((key) => [hash(key, column, rutText(beginning))])
