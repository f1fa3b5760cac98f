import { rutHashes, rutQuery, wordHashes, wordQuery } from '../../platform/data/search-index.ts'
import type { Indexer, Vault } from '../../platform/data/vault.ts'
import type { Payer } from './payin.ts'
import { rutIndex } from './payins.store.ts'

const PAYERS = 'payins.payment.payer_search_index'

/**
 * Index of the payer of a payment: the index of the RUT, then keyed hashes of the beginnings of the RUT and of each word of
 * the name. The first value is that of `payer_rut_index`, by which the index of another payer is
 * recognised.
 */
export const payerSearchIndex = (key: Indexer, { rut, name }: Pick<Payer, 'rut' | 'name'>): Buffer[] => [
  rutIndex(key, rut),
  ...rutHashes(PAYERS, key, rut),
  ...wordHashes(PAYERS, key, name),
]

/** What payers are searched by: a whole RUT, the beginning of one, or words of a name. */
export type PayerSearched =
  { readonly rut: string } | { readonly rutBeginning: string } | { readonly name: string }

/** The hashes that the index of a payer must contain, one list for each index key; undefined for a name without words. */
export function payerQuery(vault: Vault, searched: PayerSearched): Buffer[][] | undefined {
  if ('name' in searched) return wordQuery(PAYERS, vault, searched.name)
  return 'rut' in searched
    ? vault.indexKeys.map((key) => [rutIndex(key, searched.rut)])
    : rutQuery(PAYERS, vault, searched.rutBeginning)
}
