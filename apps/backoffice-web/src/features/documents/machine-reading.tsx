import type { StaffDocumentWire } from '@puente/contract/staff'
import { Card, DefinitionList, Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

type Reading = NonNullable<NonNullable<StaffDocumentWire['detail']>['reading']>
type ReadField = Reading['fields'][number]

const days: readonly ReadField['field'][] = ['birth-date', 'expiry-date']
const shown = (field: ReadField['field'], value: string): string =>
  days.includes(field) ? format.date(value) : value

function comparison({ field, declared, agrees }: ReadField): string[] {
  if (declared === undefined) return []
  return [
    agrees === true
      ? words('machine.agrees')
      : words('machine.differs', { declared: shown(field, declared) }),
  ]
}

/** What was read by machine in a document, each value with its check digit and beside the declared one. */
export function MachineReading({ reading }: { reading: Reading | undefined }) {
  if (reading === undefined) return null
  const { state, fields, warnings } = reading
  const differing = fields.filter(({ agrees }) => agrees === false)
  return (
    <Card title={words('machine.title')}>
      <p>{words(`machine.states.${state}`)}</p>
      {warnings.length === 0 && differing.length === 0 ? null : (
        <Notice tone="warn">
          {warnings.map((warning) => (
            <p key={warning}>{words(`machine.warnings.${warning}`)}</p>
          ))}
          {differing.length === 0 ? null : (
            <p>
              {words('machine.differences')}:{' '}
              {differing.map(({ field }) => words(`machine.fields.${field}`)).join(', ')}.
            </p>
          )}
        </Notice>
      )}
      {fields.length === 0 ? null : (
        <DefinitionList
          items={fields.map((one) => ({
            term: words(`machine.fields.${one.field}`),
            value: (
              <>
                {shown(one.field, one.value)}{' '}
                <Muted>
                  {[words(one.isChecked ? 'machine.checked' : 'machine.unchecked'), ...comparison(one)].join(
                    '; ',
                  )}
                </Muted>
              </>
            ),
          }))}
        />
      )}
      <Muted>{words('machine.lead')}</Muted>
    </Card>
  )
}
