import type { CloseCheck, CloseChecklistWire, CloseLineWire } from '@puente/contract/staff'
import { DataTable, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { RouteLink } from '../../../shell/navigation/links.ts'
import type { Noun } from '../../../shell/navigation/nouns.ts'
import { useMayOpen } from '../../../shell/navigation/use-may-open.ts'
import { shellWords } from '../../../shell/words.ts'
import { evidenceText } from './evidence-text.ts'
import { words } from './words.ts'

/** The section that shows the evidence of each check. */
const nounOf = {
  statements: 'reconciliation',
  breaks: 'breaks',
  suspense: 'suspense',
  receivables: 'receivables',
  safeguarding: 'safeguarding',
  'tax-documents': 'taxDocuments',
  rates: 'rates',
  replay: 'ledger',
} as const satisfies Record<CloseCheck, Noun>

const pathOf = {
  statements: paths.reconciliation(),
  breaks: paths.breaks(),
  suspense: paths.suspense(),
  receivables: paths.receivables(),
  safeguarding: paths.safeguarding(),
  'tax-documents': paths.taxDocuments(),
  rates: paths.rates(),
  replay: paths.trialBalance(),
} as const satisfies Record<CloseCheck, string>

const tones = { ok: 'ok', missing: 'bad', 'not-needed': 'neutral' } as const

function LinkedCheck({ check, day }: { check: CloseCheck; day: string }) {
  const text = words(`checks.${check}`)
  if (!useMayOpen(nounOf[check])) return text
  if (check === 'safeguarding')
    return (
      <RouteLink to="/safeguarding" search={{ day }}>
        {text}
      </RouteLink>
    )
  if (check === 'rates')
    return (
      <RouteLink to="/rates" search={{ from: day, to: day }}>
        {text}
      </RouteLink>
    )
  return <RouteLink to={pathOf[check]}>{text}</RouteLink>
}

const columnsOf = (day: string): readonly TableColumn<CloseLineWire>[] => [
  {
    key: 'check',
    header: words('check'),
    cell: ({ check }) => <LinkedCheck check={check} day={day} />,
  },
  {
    key: 'state',
    header: words('state'),
    cell: ({ state }) => <StatusChip tone={tones[state]}>{words(`states.${state}`)}</StatusChip>,
  },
  { key: 'evidence', header: words('evidence'), wrap: true, cell: evidenceText },
  { key: 'owner', header: words('owner'), cell: ({ owner }) => shellWords(`roles.${owner}`) },
]

/** The lines of a checklist; each leads to the page with its evidence. */
export const LinesTable = ({
  checklist,
}: {
  checklist: Pick<CloseChecklistWire, 'scope' | 'from' | 'day' | 'lines'>
}) => (
  <DataTable
    caption={words(`of.${checklist.scope}`, {
      from: format.date(checklist.from),
      day: format.date(checklist.day),
    })}
    columns={columnsOf(checklist.day)}
    rows={checklist.lines}
    rowKey={({ check }) => check}
  />
)
