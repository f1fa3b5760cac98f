import { rutHashes, rutQuery, wordHashes, wordQuery } from '../../platform/data/indexes/search-index.ts'
import type { Indexer, Vault } from '../../platform/data/encryption/vault.ts'
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

const ACCOUNT = 'payins.payment.payer_account_index'

/** A number without what people write differently. */
const plainNumber = (account: string): string => account.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

/**
 * Index of the number of the account of a payment; the bank is a column beside it. A payment without an account, such as
 * one booked from a bank statement, has the index of its own id, so that no other payment shares it.
 */
export const payerAccountIndex = (key: Indexer, { account }: Pick<Payer, 'account'>, id: string): Buffer =>
  key.index(ACCOUNT, account === '' ? id : plainNumber(account))

/** The index of the account of a payment with each key. */
export const payerAccountIndexes = (vault: Vault, payer: Pick<Payer, 'account'>, id: string): Buffer[] =>
  vault.indexKeys.map((key) => payerAccountIndex(key, payer, id))

/** The indexes that a typed account number may be stored with. */
export const accountNumberIndexes = (vault: Vault, typed: string): Buffer[] =>
  payerAccountIndexes(vault, { account: typed }, '')

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
