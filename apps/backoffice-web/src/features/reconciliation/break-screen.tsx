import type { BreakWire } from '@puente/contract/staff'
import {
  Amount,
  Card,
  DataTable,
  DefinitionList,
  Muted,
  Section,
  SkeletonLines,
  StatusChip,
  type TableColumn,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Age } from '../../shell/moments/aged.tsx'
import { CasePage } from '../../shell/case/case-page.tsx'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteBackLink, RouteButtonLink, RouteLink } from '../../shell/navigation/links.ts'
import { dayText } from '../../shell/moments/moment.tsx'
import { when } from '../../shell/moments/when.ts'
import { useMayAct } from '../../shell/acting.ts'
import { BreakDecision } from './break-decision.tsx'
import { BreakNotes } from './break-notes.tsx'
import { References } from './items-table.tsx'
import { breakQuery } from './queries.ts'
import { OpenAgain } from './undone.tsx'
import { accountText, breakText, kindText, ownerText, words } from './words.ts'

/** One break: the movement, its candidates, and the form to close it. */
export function BreakCaseScreen() {
  const { id } = useParams({ from: '/shell/breaks/$id' })
  const query = useQuery(breakQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(found) => <Case key={found.id} found={found} />}
    </Loaded>
  )
}

function questionOf({ closed, kind, what, proposal }: BreakWire): string {
  if (closed) return words('break.question.closed')
  if (proposal !== undefined) return words('break.question.proposed')
  return words(`break.question.${what === 'opening-difference' ? what : kind}`)
}

function Case({ found }: { found: BreakWire }) {
  const filters = useSearch({ from: '/shell/breaks' })
  const { mayAct } = useMayAct()
  const { matchId } = found.item
  return (
    <CasePage
      team={{ id: found.id, isOpen: !found.closed }}
      title={questionOf(found)}
      documentTitle={`${words('break.eyebrow')} · ${format.money(found.amount)}`}
      back={
        <RouteBackLink to="/breaks" search={filters}>
          {words('break.back')}
        </RouteBackLink>
      }
      eyebrow={
        <>
          {breakText(found)}
          {found.waits ? <StatusChip tone="info">{words('breaks.waits')}</StatusChip> : null}
        </>
      }
      facts={
        <>
          {found.undone === undefined ? null : <OpenAgain undone={found.undone} />}
          <Card title={words('break.facts')}>
            <Amount size="large" value={format.amount(found.amount)} currency={found.currency} />
            <Facts found={found} />
            {mayAct || found.item.side === 'books' ? null : <Muted>{words('break.masked')}</Muted>}
            {matchId === undefined ? null : (
              <RouteButtonLink to="/matches/$id" params={{ id: matchId }}>
                {words('break.match')}
              </RouteButtonLink>
            )}
          </Card>
        </>
      }
      decision={<BreakDecision found={found} mayAct={mayAct} />}
    >
      {found.closed ? null : (
        <Section title={words('break.candidates')}>
          <Candidates found={found} />
        </Section>
      )}
      <Section title={words('break.notes')}>
        <BreakNotes found={found} mayAct={mayAct} />
      </Section>
    </CasePage>
  )
}

function Facts({ found }: { found: BreakWire }) {
  const { item } = found
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('statement.account'), value: accountText(found) },
        { term: words('item.what'), value: kindText(item) },
        { term: words('item.day'), value: dayText(found.day) },
        { term: words('break.age'), value: <Age days={found.ageDays} ended={found.closed} /> },
        ...when(item.counterparty, (value) => ({ term: words('item.who'), value })),
        ...when(item.rut, (value) => ({ term: words('break.rut'), value })),
        ...when(item.words, (said) => ({ term: words('item.words'), value: `«${said}»` })),
        { term: words('item.references'), value: <References references={item.references} /> },
        ...when(item.transferId, (id) => ({
          term: words('item.transfer'),
          value: (
            <RouteLink to="/transfers/$id" params={{ id }}>
              {item.transferReference}
            </RouteLink>
          ),
        })),
        ...when(item.journalId, (id) => ({
          term: words('item.journal'),
          value: (
            <RouteLink to="/journals/$id" params={{ id }}>
              {kindText(item)}
            </RouteLink>
          ),
        })),
        ...when(item.statementId, (id) => ({
          term: words('item.statement'),
          value: (
            <RouteLink to="/bank-statements/$id" params={{ id }}>
              {words('import.look')}
            </RouteLink>
          ),
        })),
        { term: words('break.owner'), value: ownerText(found) },
        { term: words('break.id'), value: <CopyId id={found.id} /> },
      ]}
    />
  )
}

type Candidate = BreakWire['candidates'][number]

const columns: readonly TableColumn<Candidate>[] = [
  { key: 'day', header: words('item.day'), cell: ({ item }) => dayText(item.day) },
  { key: 'side', header: words('item.side'), cell: ({ item }) => words(`item.sides.${item.side}`) },
  {
    key: 'what',
    header: words('item.what'),
    cell: ({ item }) => (
      <RouteLink to="/breaks/$id" params={{ id: item.id }}>
        {kindText(item)}
      </RouteLink>
    ),
  },
  {
    key: 'references',
    header: words('item.references'),
    cell: ({ item }) => <References references={item.references} />,
  },
  {
    key: 'fits',
    header: words('item.fits'),
    cell: ({ fits }) => fits.map((fit) => words(`break.fits.${fit}`)).join(', '),
  },
  {
    key: 'amount',
    header: words('item.amount'),
    align: 'end',
    cell: ({ item }) => <Amount value={format.amount(item.amount)} currency={item.amount.currency} />,
  },
]

function Candidates({ found }: { found: BreakWire }) {
  if (found.candidates.length === 0) return <Muted as="p">{words('break.noCandidates')}</Muted>
  return (
    <DataTable
      caption={words('break.candidatesCaption')}
      columns={columns}
      rows={found.candidates}
      rowKey={({ item }) => item.id}
    />
  )
}
