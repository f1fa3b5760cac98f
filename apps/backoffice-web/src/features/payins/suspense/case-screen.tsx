import type { SuspenseWire } from '@puente/contract/staff'
import { Amount, Card, Muted, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { CasePage } from '../../../shell/case/case-page.tsx'
import { RouteBackLink } from '../../../shell/navigation/links.ts'
import { MoneyTrail } from '../../ledger/money-trail.tsx'
import { useMayAct } from '../../../shell/acting.ts'
import { CandidatesTable, HistoryTable, HitsTable } from './case-tables.tsx'
import { SuspenseDecision } from './decision.tsx'
import { SuspenseFacts } from './facts.tsx'
import { suspenseQuery } from './queries.ts'
import { statusText, words } from './words.ts'

/** One amount in suspense: the payer, its possible targets, and the decision. */
export function SuspenseCaseScreen() {
  const { id } = useParams({ from: '/shell/suspense/$id' })
  const query = useQuery(suspenseQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(item) => <Case key={item.id} item={item} />}
    </Loaded>
  )
}

function Case({ item }: { item: SuspenseWire }) {
  const filters = useSearch({ from: '/shell/suspense' })
  const { mayAct } = useMayAct()
  const isOpen = item.status !== 'closed'
  return (
    <CasePage
      {...(item.why === 'refund-rejected' ? {} : { team: { id: item.id, isOpen } })}
      decided={item.id}
      title={questionOf(item)}
      documentTitle={`${words('eyebrow')} · ${format.money(item.amount)}`}
      back={
        <RouteBackLink to="/suspense" search={filters}>
          {words('back')}
        </RouteBackLink>
      }
      eyebrow={
        <>
          {words(`whys.${item.why}`)}
          <StatusChip tone={item.status === 'held' ? 'warn' : 'neutral'}>{statusText(item)}</StatusChip>
        </>
      }
      facts={
        <Card title={words('facts.title')}>
          <Amount size="large" value={format.amount(item.amount)} currency={item.amount.currency} />
          <SuspenseFacts item={item} />
          {mayAct ? null : <Muted>{words('masked')}</Muted>}
        </Card>
      }
      decision={<SuspenseDecision item={item} />}
    >
      {isOpen && item.why !== 'refund-rejected' ? (
        <Section title={words('candidates.title')}>
          <CandidatesTable candidates={item.candidates} />
        </Section>
      ) : null}
      {item.hits === undefined || item.hits.length === 0 ? null : (
        <Section title={words('hits.title')}>
          <HitsTable hits={item.hits} />
        </Section>
      )}
      <Section title={words('history.title')}>
        <HistoryTable history={item.history} />
      </Section>
      <Section title={words('trail')}>
        <MoneyTrail journals={item.journals} />
      </Section>
    </CasePage>
  )
}

function questionOf({ status, outcome, proposal }: SuspenseWire): string {
  if (status === 'closed') return words(`question.${outcome ?? 'closed'}`)
  return words(`question.${proposal?.action ?? status}`)
}
