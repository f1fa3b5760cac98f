import type { ReconciliationRules, RehearsalWire } from '@puente/contract/staff'
import { Button, Card, DataTable, Muted, Section, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { Failure } from '../approvals/failure.tsx'
import { ItemsTable } from './items-table.tsx'
import { useRehearsal } from './queries.ts'
import { words } from './words.ts'

/** Tries rules on what is open now, and shows what they would do and how that differs. */
export function RehearsalPart({ data }: { data: ReconciliationRules }) {
  const rehearsal = useRehearsal()
  return (
    <>
      <Failure error={rehearsal.error} />
      <div>
        <Button busy={rehearsal.isPending} onPress={() => rehearsal.mutate(data)}>
          {words('rules.rehearse')}
        </Button>
      </div>
      <div role="status">{rehearsal.data === undefined ? null : <Told rehearsal={rehearsal.data} />}</div>
    </>
  )
}

type Outcome = RehearsalWire['draft'][number]

const columns: readonly TableColumn<Outcome>[] = [
  { key: 'rule', header: words('rules.rehearsalColumns.rule'), cell: (row) => row.rule },
  {
    key: 'matches',
    header: words('rules.rehearsalColumns.matches'),
    align: 'end',
    cell: (row) => format.count(row.matches),
  },
  {
    key: 'items',
    header: words('rules.rehearsalColumns.items'),
    align: 'end',
    cell: (row) => format.count(row.items),
  },
]

function Told({ rehearsal }: { rehearsal: RehearsalWire }) {
  const { items, draft, left, onlyDraft, onlyInForce } = rehearsal
  return (
    <Card title={words('rules.rehearsed', { items })}>
      <Muted as="p">{words('rules.rehearsedText')}</Muted>
      <DataTable
        caption={words('rules.rehearsalCaption')}
        columns={columns}
        rows={draft}
        rowKey={(row) => row.rule}
      />
      <p>{words('rules.left', { draft: format.count(left.draft), inForce: format.count(left.inForce) })}</p>
      {onlyDraft.length === 0 && onlyInForce.length === 0 ? <p>{words('rules.same')}</p> : null}
      <Matches title={words('rules.onlyDraft')} matches={onlyDraft} />
      <Matches title={words('rules.onlyInForce')} matches={onlyInForce} />
    </Card>
  )
}

function Matches({ title, matches }: { title: string; matches: RehearsalWire['onlyDraft'] }) {
  if (matches.length === 0) return null
  return (
    <Section title={title}>
      {matches.map((match) => (
        <div key={match.items.map(({ id }) => id).join(' ')}>
          <p style={{ margin: '0 0 8px' }}>
            {match.rule}
            {match.booked === undefined
              ? null
              : ` ${words('rules.booked', { amount: format.money(match.booked) })}`}
          </p>
          <ItemsTable caption={match.rule} items={match.items} shows={['side', 'about']} />
        </div>
      ))}
    </Section>
  )
}
