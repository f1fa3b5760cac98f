import { RouteLink } from '../../shell/navigation/links.ts'
import { useMayOpen } from '../../shell/navigation/use-may-open.ts'
import { OPERATOR } from './account-asked.ts'
import { AccountName } from './account-name.tsx'

interface AccountLinkProps {
  code: string
  currency: string
  /** The owner of the account; absent for the operator's own. */
  owner: string | undefined
}

/** The name of an account, linked to its statement for roles that may read it. */
export function AccountLink({ code, currency, owner = OPERATOR }: AccountLinkProps) {
  const name = <AccountName code={code} />
  if (!useMayOpen('ledger')) return name
  return (
    <RouteLink to="/ledger-accounts/$code/$currency/$owner" params={{ code, currency, owner }}>
      {name}
    </RouteLink>
  )
}
