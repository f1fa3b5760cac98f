import type { ReceivableWire } from '@puente/contract/staff'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { useMayOpen } from '../../../shell/navigation/use-may-open.ts'

/** The name of the debtor, with a link to the customer if they have an account. */
export function Debtor({
  debt: { owedBy, customerId },
}: {
  debt: Pick<ReceivableWire, 'owedBy' | 'customerId'>
}) {
  const mayOpen = useMayOpen('customers')
  if (customerId === undefined || !mayOpen) return owedBy.name
  return (
    <RouteLink to="/customers/$id" params={{ id: customerId }}>
      {owedBy.name}
    </RouteLink>
  )
}
