/** Names one account: its code, its owner (null: the operator) and its only currency. */
export interface AccountRef {
  readonly code: string
  readonly owner: string | null
  readonly currency: string
}

/**
 * `none`: a system account; postings only append to it and take no lock. `credit-floor-zero`: credits less debits less
 * pending debits never fall below zero. `debit-floor-zero`: debits less credits less pending credits never fall below
 * zero.
 */
export type FloorRule = 'none' | 'credit-floor-zero' | 'debit-floor-zero'

/** The rule that all accounts of one code share. A floor applies to the account's normal side. */
export type AccountRule =
  | { readonly normalSide: 'credit'; readonly floor: 'none' | 'credit-floor-zero' }
  | { readonly normalSide: 'debit'; readonly floor: 'none' | 'debit-floor-zero' }

/** The account codes of a product. The product supplies them; the ledger contains no business codes. */
export type AccountCatalogue = Readonly<Record<string, AccountRule & { readonly about: string }>>

/** An account to open: its name and its rule. */
export type AccountSpec = AccountRef & AccountRule

/** The spec of an account whose code is in the catalogue. Other codes are compile errors. */
export function accountSpec<Catalogue extends AccountCatalogue>(
  catalogue: Catalogue,
  ref: AccountRef & { readonly code: keyof Catalogue & string },
): AccountSpec {
  const rule = catalogue[ref.code]
  if (rule === undefined) throw new Error(`account code ${ref.code} is not in the catalogue`)
  const name = { code: ref.code, owner: ref.owner, currency: ref.currency }
  return rule.normalSide === 'credit'
    ? { ...name, normalSide: rule.normalSide, floor: rule.floor }
    : { ...name, normalSide: rule.normalSide, floor: rule.floor }
}

/** The owner value of the operator's own accounts in the tables. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The owner as stored in the tables. */
export const ownerColumn = (owner: string | null): string => owner ?? NOBODY

/** The owner as callers pass it: null for the operator. */
export const ownerOf = (column: string): string | null => (column === NOBODY ? null : column)

/** A unique string per account, used as a map key. */
export const accountKey = (ref: AccountRef): string => `${ref.code}|${ref.owner ?? NOBODY}|${ref.currency}`
