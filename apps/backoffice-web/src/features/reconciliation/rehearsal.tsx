import type { ReconciliationRules, RehearsalWire } from '@puente/contract/staff'
import { Button, Card, DataTable, Muted, Section, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { Failure } from '../approvals/failure.tsx'
import { ItemsTable } from './items-table.tsx'
import { useRehearsal } from './queries.ts'
import { words } from './words.ts'

/** Tries rules on the open items, and compares their matches with those of the rules in force. */
export function RehearsalPart({ data }: { data: ReconciliationRules }) {
  const rehearsal = useRehearsal()
  return (
    <>
      <Failure error={rehearsal.error} />
      <div>
        <Button busy={rehearsal.isPending} onPress={() => rehearsal.mutate(data)}>
          {words('rehearsal.start')}
        </Button>
      </div>
      <div role="status">
        {rehearsal.data === undefined ? null : <RehearsalResult rehearsal={rehearsal.data} />}
      </div>
    </>
  )
}

type Outcome = RehearsalWire['draft'][number]
type Hits = RehearsalWire['hits'][number]

const rule = {
  key: 'rule',
  header: words('rehearsal.columns.rule'),
  cell: (row: { rule: string }) => row.rule,
}
const matches = {
  key: 'matches',
  header: words('rehearsal.columns.matches'),
  align: 'end',
  cell: (row: { matches: number }) => format.count(row.matches),
} as const
const outcomes: readonly TableColumn<Outcome>[] = [
  rule,
  matches,
  {
    key: 'items',
    header: words('rehearsal.columns.items'),
    align: 'end',
    cell: (row) => format.count(row.items),
  },
]
const hitsOfRules: readonly TableColumn<Hits>[] = [
  rule,
  matches,
  {
    key: 'undone',
    header: words('rehearsal.columns.undone'),
    align: 'end',
    cell: (row) => format.count(row.undone),
  },
]

function RehearsalResult({ rehearsal }: { rehearsal: RehearsalWire }) {
  const { items, draft, hits, left, onlyDraft, onlyInForce } = rehearsal
  return (
    <Card title={words('rehearsal.title', { items })}>
      <Muted as="p">{words('rehearsal.text')}</Muted>
      <DataTable
        caption={words('rehearsal.draft')}
        columns={outcomes}
        rows={draft}
        rowKey={(row) => row.rule}
      />
      <p>
        {words('rehearsal.left', { draft: format.count(left.draft), inForce: format.count(left.inForce) })}
      </p>
      {onlyDraft.length === 0 && onlyInForce.length === 0 ? <p>{words('rehearsal.same')}</p> : null}
      <Matches title={words('rehearsal.onlyDraft')} matches={onlyDraft} />
      <Matches title={words('rehearsal.onlyInForce')} matches={onlyInForce} />
      <DataTable
        caption={words('rehearsal.hits')}
        columns={hitsOfRules}
        rows={hits}
        rowKey={(row) => row.rule}
      />
    </Card>
  )
}

function Matches({ title, matches: found }: { title: string; matches: RehearsalWire['onlyDraft'] }) {
  if (found.length === 0) return null
  return (
    <Section title={title}>
      {found.map((match) => (
        <div key={match.items.map(({ id }) => id).join(' ')}>
          <p style={{ margin: '0 0 8px' }}>
            {match.rule}
            {match.booked === undefined
              ? null
              : ` ${words('rehearsal.booked', { amount: format.money(match.booked) })}`}
          </p>
          <ItemsTable caption={match.rule} items={match.items} shows={['side', 'about']} />
        </div>
      ))}
    </Section>
  )
}
