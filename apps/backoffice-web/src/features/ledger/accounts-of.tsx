import { RouteLink } from '../../shell/navigation/links.ts'
import { chosenIn } from '../../shell/list/filters.ts'
import { AccountLink } from './account-link.tsx'
import { AccountName } from './account-name.tsx'
import { accountFilters, owned } from './filters.ts'

/** Links to the operator's own account, or to the list of accounts per transfer or debtor. */
export function AccountsOf({ code, currency }: { code: string; currency: string }) {
  if (!owned.includes(code)) return <AccountLink code={code} currency={currency} owner={undefined} />
  return (
    <RouteLink to="/ledger-accounts" search={{ ...chosenIn(accountFilters, { code, currency }) }}>
      <AccountName code={code} />
    </RouteLink>
  )
}
