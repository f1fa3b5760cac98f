import {
  plainWords,
  rutHashes,
  rutQuery,
  wordHashes,
  wordQuery,
} from '../../../platform/data/indexes/search-index.ts'
import type { Indexer, Vault } from '../../../platform/data/encryption/vault.ts'

export { plainWords }

const NAMES = 'customers.customer.name_index'
const RUT = 'customers.customer.rut'
const RUT_PARTS = 'customers.customer.rut_part_index'

/** Index of a name: keyed hashes of the beginnings of each word. */
export const nameIndex = (key: Indexer, name: string): Buffer[] => wordHashes(NAMES, key, name)

/** The hashes that the index of a customer's name must contain, one list for each index key; undefined without a word. */
export const nameQuery = (vault: Vault, typed: string): Buffer[][] | undefined =>
  wordQuery(NAMES, vault, typed)

/** Index of the beginnings of a RUT. Its first value is that of `rut_index`, by which the index of another RUT is recognised. */
export const rutPartIndex = (key: Indexer, rut: string): Buffer[] => [
  key.index(RUT, rut),
  ...rutHashes(RUT_PARTS, key, rut),
]

/** The hash of the beginning of a customer's RUT, one list for each index key. */
export const rutPartQuery = (vault: Vault, beginning: string): Buffer[][] =>
  rutQuery(RUT_PARTS, vault, beginning)
