import type { ReturnWire } from '@puente/contract/staff'
import { Amount, Card, Code, DefinitionList, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { Age, Due } from '../../../shell/moments/aged.tsx'
import { CasePage } from '../../../shell/case/case-page.tsx'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { when } from '../../../shell/moments/when.ts'
import { words as actionWords } from '../../transfers/actions/words.ts'
import { TransferActions } from '../transfer-actions.tsx'
import { words } from '../words.ts'

/** One returned payout: the reason, who must act until when, and the actions that need two people. */
export function ReturnCaseScreen() {
  const { id } = useParams({ from: '/shell/returns/$id' })
  const query = useQuery({ queryKey: ['return', id], queryFn: () => api.getReturn({ params: { id } }) })
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={10} />}>
      {(returned) => <Case key={returned.id} returned={returned} />}
    </Loaded>
  )
}

function Case({ returned }: { returned: ReturnWire }) {
  const filters = useSearch({ from: '/shell/returns' })
  const { outcome, acts } = returned
  return (
    <CasePage
      title={words(`returns.question.${outcome ?? acts}`)}
      documentTitle={`${words('returns.eyebrow')} ${returned.transferReference}`}
      back={
        <RouteBackLink to="/returns" search={filters}>
          {words('returns.back')}
        </RouteBackLink>
      }
      eyebrow={
        <>
          {words('returns.eyebrow')}
          <StatusChip tone={outcome === undefined ? 'warn' : 'neutral'}>
            {outcome === undefined ? words(`returns.acts.${acts}`) : words(`returns.outcomes.${outcome}`)}
          </StatusChip>
        </>
      }
      facts={
        <Card title={words('returns.facts.title')}>
          <Amount size="large" value={format.amount(returned.amount)} currency={returned.amount.currency} />
          <Facts returned={returned} />
        </Card>
      }
      decision={outcome === undefined ? <TransferActions transferId={returned.transferId} /> : undefined}
    />
  )
}

function Facts({ returned }: { returned: ReturnWire }) {
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: words('returns.facts.transfer'),
          value: (
            <RouteLink to="/transfers/$id" params={{ id: returned.transferId }}>
              {returned.transferReference}
            </RouteLink>
          ),
        },
        {
          term: words('returns.facts.payout'),
          value: (
            <RouteLink to="/payouts/$id" params={{ id: returned.payoutId }}>
              {words('returns.facts.payoutLink', { attempt: format.count(returned.attempt) })}
            </RouteLink>
          ),
        },
        { term: words('returns.facts.reason'), value: actionWords(`reasons.${returned.reason}`) },
        { term: words('returns.facts.code'), value: <Code>{returned.code}</Code> },
        {
          term: words('returns.facts.opened'),
          value: (
            <>
              <Moment at={returned.openedAt} /> ·{' '}
              <Age days={returned.ageDays} ended={returned.closedAt !== undefined} />
            </>
          ),
        },
        {
          term: words('returns.facts.due'),
          value: <Due at={returned.dueAt} over={returned.closedAt !== undefined} />,
        },
        ...when(returned.closedAt, (at) => ({
          term: words('returns.facts.closed'),
          value: format.dateTime(at),
        })),
        { term: words('returns.facts.id'), value: <CopyId id={returned.id} /> },
      ]}
    />
  )
}
