/** Names one account: what it is for, whose it is (null: the operator's own), and its only currency. */
export interface AccountRef {
  readonly code: string
  readonly owner: string | null
  readonly currency: string
}

/**
 * `none`: a system account; it only appends and never makes anyone wait.
 * `credit-floor-zero`: credits less debits less pending debits never fall below zero.
 * `debit-floor-zero`: debits less credits less pending credits never fall below zero.
 */
export type FloorRule = 'none' | 'credit-floor-zero' | 'debit-floor-zero'

/** What every account of one code has in common. A floor stands on the account's normal side. */
export type AccountRule =
  | { readonly normalSide: 'credit'; readonly floor: 'none' | 'credit-floor-zero' }
  | { readonly normalSide: 'debit'; readonly floor: 'none' | 'debit-floor-zero' }

/** The codes a product uses, as data it owns: the ledger itself knows no business. */
export type AccountCatalogue = Readonly<Record<string, AccountRule & { readonly about: string }>>

/** An account to open: its name and its rule. */
export type AccountSpec = AccountRef & AccountRule

/** The spec of an account whose code stands in the catalogue; the compiler refuses any other code. */
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

/** How the operator itself is written as an owner in the tables. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The owner as the tables write it. */
export const ownerColumn = (owner: string | null): string => owner ?? NOBODY

/** The owner as callers know it. */
export const ownerOf = (column: string): string | null => (column === NOBODY ? null : column)

/** One string per account name, for maps. */
export const accountKey = (ref: AccountRef): string => `${ref.code}|${ref.owner ?? NOBODY}|${ref.currency}`
