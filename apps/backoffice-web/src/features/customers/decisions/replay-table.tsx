import type { DecisionRecordWire, ReplayedCheck } from '@puente/contract/staff'
import { DataTable, Section, StatusChip, type TableColumn } from '@puente/ui'
import { checkText, resultText } from './decision-text.ts'
import { words } from './words.ts'

const isSame = ({ recorded, again }: ReplayedCheck): boolean => recorded === again

/** Every check of a decision with its result then and now; those that differ come first. */
export function ReplayTable({ decision }: { decision: DecisionRecordWire }) {
  const columns: readonly TableColumn<ReplayedCheck>[] = [
    {
      key: 'check',
      header: words('replay.check'),
      cell: (check) => checkText(check, decision.documents),
    },
    {
      key: 'recorded',
      header: words('replay.recorded'),
      cell: (check) => resultText(check, check.recorded),
    },
    { key: 'again', header: words('replay.again'), cell: (check) => resultText(check, check.again) },
    {
      key: 'result',
      header: words('replay.result'),
      cell: (check) => (
        <StatusChip tone={isSame(check) ? 'ok' : 'bad'}>
          {words(isSame(check) ? 'replay.isSame' : 'replay.isDifferent')}
        </StatusChip>
      ),
    },
  ]
  const { checks } = decision.replay
  return (
    <Section title={words('replay.title')}>
      <DataTable
        caption={words('replay.title')}
        columns={columns}
        rows={checks.toSorted((one, other) => Number(isSame(one)) - Number(isSame(other)))}
        rowKey={({ check, of = '' }) => `${check} ${of}`}
      />
    </Section>
  )
}
