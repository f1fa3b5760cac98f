/** The owner segment in the URL of the operator's own accounts. */
export const OPERATOR = 'operator'

/** A ledger account as its URL names it. */
export interface AccountNamed {
  readonly code: string
  readonly currency: string
  readonly owner: string
}

/** Converts the URL's "operator" to the absent owner that the endpoint expects. */
export const askedOf = ({ code, currency, owner }: AccountNamed) => ({
  params: { code, currency },
  owner: owner === OPERATOR ? {} : { owner },
})
