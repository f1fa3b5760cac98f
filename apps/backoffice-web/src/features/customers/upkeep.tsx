import type { StaffCustomer } from '@puente/contract/staff'
import { Card, DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

/**
 * When a customer last confirmed their details, when they must do so again, and the risk level that sets the
 * interval; for compliance.
 */
export function AnnualConfirmation({ customer: { confirmedAt, confirmation } }: { customer: StaffCustomer }) {
  if (confirmation === undefined) return null
  return (
    <Card title={words('upkeep.title')}>
      <DefinitionList
        columns={2}
        items={[
          { term: words('upkeep.confirmed'), value: format.date(confirmedAt) },
          { term: words('upkeep.due'), value: format.date(confirmation.dueAt) },
          { term: words('upkeep.risk'), value: words(`upkeep.risks.${confirmation.risk}`) },
        ]}
      />
    </Card>
  )
}
