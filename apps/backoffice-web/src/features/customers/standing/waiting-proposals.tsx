import type { StaffCustomer } from '@puente/contract/staff'
import { Notice } from '@puente/ui'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { words } from './words.ts'

/** Leads to the tab with the proposals about a customer, for those who arrive at another tab to decide them. */
export function WaitingProposals({ customer: { id, standing } }: { customer: StaffCustomer }) {
  const { proposals: count = 0 } = standing
  if (count === 0) return null
  return (
    <Notice
      title={words('proposals', { count })}
      actions={
        <RouteLink to="/customers/$id" params={{ id }} search={{ tab: 'measures' }}>
          {words('proposalsSee')}
        </RouteLink>
      }
    />
  )
}
