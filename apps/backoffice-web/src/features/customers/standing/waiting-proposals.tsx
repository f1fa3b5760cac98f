import type { StaffCustomer } from '@puente/contract/staff'
import { Notice } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { words } from './words.ts'

/**
 * Leads to the tab with the proposals about a customer, or with the decision whether an exposed one stays, for those who
 * arrive at another tab to decide.
 */
export function WaitingProposals({ customer: { id, standing } }: { customer: StaffCustomer }) {
  const { proposals: count = 0, risk } = standing
  const title =
    count > 0
      ? words('proposals', { count })
      : risk?.exposedSince === undefined
        ? undefined
        : words('exposed', { day: format.date(risk.exposedSince) })
  if (title === undefined) return null
  return (
    <Notice
      title={title}
      actions={
        <RouteLink to="/customers/$id" params={{ id }} search={{ tab: 'measures' }}>
          {words('proposalsSee')}
        </RouteLink>
      }
    />
  )
}
