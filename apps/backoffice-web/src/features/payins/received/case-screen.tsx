import type { PayinWire } from '@puente/contract/staff'
import { Amount, Card, Muted, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { CasePage } from '../../../shell/case/case-page.tsx'
import { RouteBackLink } from '../../../shell/navigation/links.ts'
import { MoneyTrail } from '../../ledger/money-trail.tsx'
import { useMayAct } from '../../../shell/acting.ts'
import { RefundsTable, SuspenseTable } from './case-tables.tsx'
import { PayinFacts } from './facts.tsx'
import { statusTones, words } from './words.ts'

/** One payment: the payer, how it was used, and all its entries in the books. */
export function PayinCaseScreen() {
  const { id } = useParams({ from: '/shell/payins/$id' })
  const query = useQuery({ queryKey: ['payin', id], queryFn: () => api.getPayin({ params: { id } }) })
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(payin) => <Case key={payin.id} payin={payin} />}
    </Loaded>
  )
}

function Case({ payin }: { payin: PayinWire }) {
  const filters = useSearch({ from: '/shell/payins' })
  const { mayAct } = useMayAct()
  return (
    <CasePage
      title={words(`headlines.${payin.status}`)}
      documentTitle={`${words('eyebrow')} · ${format.money(payin.amount)}`}
      back={
        <RouteBackLink to="/payins" search={filters}>
          {words('back')}
        </RouteBackLink>
      }
      eyebrow={
        <>
          {words('eyebrow')}
          <StatusChip tone={statusTones[payin.status]}>{words(`statuses.${payin.status}`)}</StatusChip>
        </>
      }
      facts={
        <Card title={words('facts.title')}>
          <Amount size="large" value={format.amount(payin.amount)} currency={payin.amount.currency} />
          <PayinFacts payin={payin} />
          {mayAct ? null : <Muted>{words('masked')}</Muted>}
        </Card>
      }
    >
      {payin.suspense.length === 0 ? null : (
        <Section title={words('suspense.title')}>
          <SuspenseTable items={payin.suspense} />
        </Section>
      )}
      {payin.refunds.length === 0 ? null : (
        <Section title={words('refunds.title')}>
          <RefundsTable refunds={payin.refunds} />
        </Section>
      )}
      <Section title={words('trail')}>
        <MoneyTrail journals={payin.journals} />
      </Section>
    </CasePage>
  )
}
