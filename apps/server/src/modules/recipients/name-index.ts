import { wordHashes, wordQuery } from '../../platform/data/search-index.ts'
import type { Indexer, Vault } from '../../platform/data/vault.ts'

const NAMES = 'recipients.recipient.name_index'

/** Index of a recipient's name: keyed hashes of the beginnings of each word. */
export const recipientNameIndex = (key: Indexer, name: string): Buffer[] => wordHashes(NAMES, key, name)

/** The hashes that the index of a recipient's name must contain, one list for each index key; undefined without a word. */
export const recipientNameQuery = (vault: Vault, typed: string): Buffer[][] | undefined =>
  wordQuery(NAMES, vault, typed)
