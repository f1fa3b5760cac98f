/** How an address names the operator's own account, which has no owner. */
export const OPERATOR = 'operator'

/** An account of the books as its address names it. */
export interface AccountNamed {
  readonly code: string
  readonly currency: string
  readonly owner: string
}

/** The account's own address holds "operator" where the endpoint knows no owner. */
export const askedOf = ({ code, currency, owner }: AccountNamed) => ({
  params: { code, currency },
  owner: owner === OPERATOR ? {} : { owner },
})
