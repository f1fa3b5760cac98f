import { readSetting, settingKind } from '@puente/contract/staff'
import { Card, DataTable, Muted, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { useMayOpen } from '../../../shell/navigation/use-may-open.ts'
import { RehearsalPart } from '../../reconciliation/rehearsal.tsx'
import type { Data } from '../fields/control.ts'
import { shellWords } from '../../../shell/words.ts'
import { CorridorPreview } from './corridor-preview.tsx'
import { HolidaysPreview } from './holidays-preview.tsx'
import { FeePlot } from './fee-plot.tsx'
import { feeIn, feeOf, partOf, sampleAmounts } from './fee.ts'
import { Incomplete } from '../incomplete.tsx'
import { MessagePreview } from './message-preview.tsx'
import type { Named } from '../queries.ts'
import { PublishedCostsPreview } from './published-costs-preview.tsx'
import { RiskPreview } from './risk-preview.tsx'
import { words } from '../texts/words.ts'

interface PreviewProps {
  named: Named
  before: Data | undefined
  after: Data
}

/** The effect of a change as a chart, a table, a form or a message, for settings that have one. */
export function Preview({ named: { kind, key }, before, after }: PreviewProps) {
  if (kind === 'corridor') return <CorridorPreview before={before} after={after} />
  if (kind === 'message-template') return <MessagePreview template={key} before={before} after={after} />
  if (kind === 'fee') return <FeePreview before={before} after={after} />
  if (kind === 'holidays') return <HolidaysPreview country={key} after={after} />
  if (kind === 'reconciliation-rules') return <RulesPreview after={after} />
  if (kind === 'risk-rules') return <RiskPreview after={after} />
  if (kind === 'published-costs') return <PublishedCostsPreview after={after} />
  return kind === 'spread' ? <SpreadPreview before={before} after={after} /> : null
}

interface Row {
  readonly amountMinor: bigint
  readonly before: bigint | undefined
  readonly after: bigint
}

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'amount',
    header: words('preview.amount'),
    align: 'end',
    cell: ({ amountMinor }) => format.clp(String(amountMinor)),
  },
  {
    key: 'before',
    header: words('preview.before'),
    align: 'end',
    cell: ({ before, amountMinor }) => <Cost costMinor={before} amountMinor={amountMinor} />,
  },
  {
    key: 'after',
    header: words('preview.after'),
    align: 'end',
    cell: ({ after, amountMinor }) => <Cost costMinor={after} amountMinor={amountMinor} />,
  },
]

/** A cost, with its share of the amount below it. */
function Cost({ costMinor, amountMinor }: { costMinor: bigint | undefined; amountMinor: bigint }) {
  if (costMinor === undefined) return shellWords('empty')
  return (
    <div>
      {format.clp(String(costMinor))}
      <br />
      <Muted>{format.percent(partOf(costMinor, amountMinor))}</Muted>
    </div>
  )
}

function FeePreview({ before, after }: Omit<PreviewProps, 'named'>) {
  const was = feeIn(before)
  const is = feeIn(after)
  if (is === undefined) return <Incomplete title={words('preview.feeTitle')} />
  const rows = sampleAmounts.map((amountMinor) => ({
    amountMinor,
    before: was === undefined ? undefined : feeOf(was, amountMinor),
    after: feeOf(is, amountMinor),
  }))
  return (
    <Card title={words('preview.feeTitle')}>
      <DataTable
        caption={words('preview.feeCaption')}
        columns={columns}
        rows={rows}
        rowKey={({ amountMinor }) => String(amountMinor)}
      />
      <FeePlot before={was} after={is} />
    </Card>
  )
}

/** The matches of the edited rules among the open items, for roles that may read those. */
function RulesPreview({ after }: { after: Data }) {
  const mayTry = useMayOpen('reconciliation')
  const read = readSetting(settingKind.reconciliationRules, after, 'default')
  if (!mayTry) return null
  if (!('data' in read)) return <Incomplete title={words('preview.rulesTitle')} />
  return <RehearsalPart data={read.data} />
}

function SpreadPreview({ before, after }: Omit<PreviewProps, 'named'>) {
  const bpsIn = (data: Data | undefined): number | undefined =>
    typeof data?.['bps'] === 'number' ? data['bps'] : undefined
  const [was, is] = [bpsIn(before), bpsIn(after)]
  if (is === undefined) return <Incomplete title={words('preview.spreadTitle')} />
  const cost = (bps: number, amountMinor: bigint) => feeOf({ fixedMinor: 0n, bps }, amountMinor)
  return (
    <Card title={words('preview.spreadTitle')}>
      <DataTable
        caption={words('preview.spreadCaption')}
        columns={columns}
        rows={sampleAmounts.map((amountMinor) => ({
          amountMinor,
          before: was === undefined ? undefined : cost(was, amountMinor),
          after: cost(is, amountMinor),
        }))}
        rowKey={({ amountMinor }) => String(amountMinor)}
      />
      <p>
        <Muted>{words('preview.spreadNote')}</Muted>
      </p>
    </Card>
  )
}
