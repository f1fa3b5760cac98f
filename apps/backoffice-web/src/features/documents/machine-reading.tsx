import type { StaffDocumentWire } from '@puente/contract/staff'
import { Card, Muted, Notice } from '@puente/ui'
import { words } from './words.ts'

type Reading = NonNullable<NonNullable<StaffDocumentWire['detail']>['reading']>

/** How far a document was read by machine, and what was odd in it. Its values stand in the comparison. */
export function ReadingState({ reading }: { reading: Reading | undefined }) {
  if (reading === undefined) return null
  const { state, warnings } = reading
  return (
    <Card title={words('machine.title')}>
      <p>{words(`machine.states.${state}`)}</p>
      {warnings.length === 0 ? null : (
        <Notice tone="warn">
          {warnings.map((warning) => (
            <p key={warning}>{words(`machine.warnings.${warning}`)}</p>
          ))}
        </Notice>
      )}
      <Muted>{words('machine.lead')}</Muted>
    </Card>
  )
}
