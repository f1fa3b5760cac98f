import { wordHashes, wordQuery } from '../../platform/data/indexes/search-index.ts'
import type { Indexer, Vault } from '../../platform/data/encryption/vault.ts'

const NAMES = 'recipients.recipient.name_index'

const ALIASES = 'recipients.recipient.alias_index'

/** Index of a recipient's name: keyed hashes of the beginnings of each word. */
export const recipientNameIndex = (key: Indexer, name: string): Buffer[] => wordHashes(NAMES, key, name)

/** The hashes that the index of a recipient's name must contain, one list for each index key; undefined without a word. */
export const recipientNameQuery = (vault: Vault, typed: string): Buffer[][] | undefined =>
  wordQuery(NAMES, vault, typed)

/** Index of an alias: keyed hashes of the beginnings of each word. */
export const recipientAliasIndex = (key: Indexer, alias: string): Buffer[] => wordHashes(ALIASES, key, alias)

/** The hashes that the index of an alias must contain, one list for each index key; undefined without a word. */
export const recipientAliasQuery = (vault: Vault, typed: string): Buffer[][] | undefined =>
  wordQuery(ALIASES, vault, typed)
