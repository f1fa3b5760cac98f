import type { PayoutWire } from '@puente/contract/staff'
import { Amount, Card, Muted, Notice, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { CasePage } from '../../shell/case/case-page.tsx'
import { RouteBackLink } from '../../shell/navigation/links.ts'
import { MoneyTrail } from '../ledger/money-trail.tsx'
import { useMayAct } from '../../shell/acting.ts'
import { CallsTable } from '../transfers/detail-tables.tsx'
import { PayoutFacts } from './facts.tsx'
import { HurryPayout } from './hurry.tsx'
import { TransferActions } from './transfer-actions.tsx'
import { statusTones, words } from './words.ts'

/** One payout attempt: its status at the rail, the available actions, and its entries in the books. */
export function PayoutCaseScreen() {
  const { id } = useParams({ from: '/shell/payouts/$id' })
  const query = useQuery({
    queryKey: ['payout', id],
    queryFn: () => api.getPayout({ params: { id } }),
    refetchInterval: pollWhileActive(5_000),
  })
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(payout) => <Case key={payout.id} payout={payout} />}
    </Loaded>
  )
}

function Case({ payout }: { payout: PayoutWire }) {
  const filters = useSearch({ from: '/shell/payouts' })
  return (
    <CasePage
      title={words(`headlines.${payout.status}`)}
      documentTitle={`${payout.transferReference} · ${words('eyebrow', { attempt: format.count(payout.attempt) })}`}
      back={
        <RouteBackLink to="/payouts" search={filters}>
          {words('back')}
        </RouteBackLink>
      }
      eyebrow={
        <>
          {words('eyebrow', { attempt: format.count(payout.attempt) })}
          <StatusChip tone={statusTones[payout.status]}>{words(`statuses.${payout.status}`)}</StatusChip>
        </>
      }
      facts={
        <Card title={words('facts.title')}>
          <Amount size="large" value={format.amount(payout.amount)} currency={payout.amount.currency} />
          <PayoutFacts payout={payout} />
        </Card>
      }
      decision={<Decision payout={payout} />}
    >
      <Section title={words('calls')}>
        <CallsTable calls={payout.partnerCalls} />
      </Section>
      <Section title={words('trail')}>
        <MoneyTrail journals={payout.journals} />
      </Section>
    </CasePage>
  )
}

/**
 * An open payout can be hurried. A returned one is decided on its transfer, and only for the last attempt.
 */
function Decision({ payout }: { payout: PayoutWire }) {
  const { mayAct } = useMayAct()
  return (
    <>
      {payout.claimedCredited && payout.status !== 'credited' ? (
        <Notice tone="warn" title={words('claimed.title')}>
          {words('claimed.message')}
        </Notice>
      ) : null}
      {payout.isLast ? null : <Muted>{words('later')}</Muted>}
      {mayAct ? <HurryPayout payout={payout} /> : null}
      {payout.isLast && !payout.mayHurry ? <TransferActions transferId={payout.transferId} /> : null}
    </>
  )
}
