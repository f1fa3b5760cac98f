import type { ReceivableCaseWire, ReceivableWire } from '@puente/contract/staff'
import { Amount, Card, DefinitionList, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { Due } from '../../../shell/moments/aged.tsx'
import { pollWhileActive } from '../../../shell/attention.ts'
import { CasePage } from '../../../shell/case/case-page.tsx'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { useMayOpen } from '../../../shell/navigation/use-may-open.ts'
import { when } from '../../../shell/moments/when.ts'
import { shellWords } from '../../../shell/words.ts'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { ProposeForm } from '../../approvals/propose-form.tsx'
import { PaymentLink } from '../payment-link.tsx'
import { useMayAct } from '../../../shell/acting.ts'
import { rutText } from '../../transfers/words.ts'
import { Debtor } from './debtor.tsx'
import { useProposeWriteOff } from './queries.ts'
import { statusText, words } from './words.ts'

/** One receivable: the reversed payment and the outstanding amount. */
export function ReceivableCaseScreen() {
  const { id } = useParams({ from: '/shell/receivables/$id' })
  const query = useQuery({
    queryKey: ['receivable', id],
    queryFn: () => api.getReceivable({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(item) => <Case key={item.id} item={item} />}
    </Loaded>
  )
}

function Case({ item }: { item: ReceivableCaseWire }) {
  const filters = useSearch({ from: '/shell/receivables' })
  return (
    <CasePage
      team={{ id: item.id, isOpen: item.status === 'open' }}
      title={words(`question.${item.proposal === undefined ? item.status : 'proposed'}`)}
      documentTitle={`${words(item.refundId === undefined ? 'eyebrow' : 'eyebrowTwice')} ${item.transferReference ?? ''}`.trim()}
      back={
        <RouteBackLink to="/receivables" search={filters}>
          {words('back')}
        </RouteBackLink>
      }
      eyebrow={
        <>
          {words(item.refundId === undefined ? 'eyebrow' : 'eyebrowTwice')}
          <StatusChip>{statusText(item)}</StatusChip>
        </>
      }
      facts={
        <>
          <Card title={words('facts.title')}>
            <Amount
              size="large"
              value={format.amount(item.outstanding)}
              currency={item.outstanding.currency}
            />
            <Facts item={item} />
          </Card>
          <Card title={words('parts.title')}>
            <Parts item={item} />
          </Card>
        </>
      }
      decision={<Decision item={item} />}
    />
  )
}

const options = [
  { value: 'write-off', label: words('option'), description: words('optionText'), what: words('optionWhat') },
] as const

function Decision({ item }: { item: ReceivableWire }) {
  const { mayAct } = useMayAct()
  const propose = useProposeWriteOff(item.id)
  if (item.status !== 'open') return null
  if (item.proposal === undefined)
    return mayAct ? <ProposeForm options={options} propose={propose} body={(_, note) => note} /> : null
  return (
    <ProposalCard
      proposal={item.proposal}
      what={words('what', { amount: format.money(item.outstanding) })}
      consequence={words('consequence')}
      danger
      mayDecide={mayAct}
    />
  )
}

/** Each amount that reduced the debt. The debtor sees the same list. */
function Parts({ item: { parts } }: { item: ReceivableCaseWire }) {
  if (parts.length === 0) return words('parts.none')
  return (
    <DefinitionList
      items={parts.map(({ source, paymentId, amount, at }) => ({
        key: `${source} ${at}`,
        term: (
          <>
            {paymentId === undefined ? words(`parts.${source}`) : <PaymentLink id={paymentId} />}
            {` · ${format.dateTime(at)}`}
          </>
        ),
        value: format.money(amount),
      }))}
    />
  )
}

/** The refund that was paid in addition to another one, when the receivable comes from it. */
const refundFact = ({ refundId, amount }: ReceivableWire) =>
  when(refundId, (id) => ({
    term: words('facts.refund'),
    value: (
      <RouteLink to="/refunds/$id" params={{ id }}>
        {format.money(amount)}
      </RouteLink>
    ),
  }))

function Facts({ item }: { item: ReceivableCaseWire }) {
  const mayOpenBooks = useMayOpen('ledger')
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.debtor'), value: <Debtor debt={item} /> },
        { term: words('facts.rut'), value: rutText(item.owedBy.rut) },
        {
          term: words('facts.transfer'),
          value:
            item.transferId === undefined ? (
              shellWords('empty')
            ) : (
              <RouteLink to="/transfers/$id" params={{ id: item.transferId }}>
                {item.transferReference}
              </RouteLink>
            ),
        },
        ...refundFact(item),
        { term: words('facts.reference'), value: <CopyId id={item.reference} /> },
        { term: words('facts.amount'), value: format.money(item.amount) },
        { term: words('facts.received'), value: format.money(item.received) },
        ...(item.sentBack === undefined
          ? []
          : [{ term: words('facts.sentBack'), value: format.money(item.sentBack) }]),
        { term: words('facts.opened'), value: format.dateTime(item.openedAt) },
        { term: words('facts.due'), value: <Due at={item.dueAt} over={item.status !== 'open'} /> },
        ...when(item.closedAt, (at) => ({ term: words('facts.closed'), value: format.dateTime(at) })),
        ...(item.writtenOff.amount === '0'
          ? []
          : [{ term: words('facts.writtenOff'), value: format.money(item.writtenOff) }]),
        { term: words('facts.payment'), value: <PaymentLink id={item.paymentId} /> },
        ...(mayOpenBooks
          ? [
              {
                term: words('facts.account'),
                value: (
                  <RouteLink
                    to="/ledger-accounts/$code/$currency/$owner"
                    params={{
                      code: 'customer-receivable',
                      currency: item.amount.currency,
                      owner: item.debtor,
                    }}
                  >
                    {words('facts.seeAccount')}
                  </RouteLink>
                ),
              },
            ]
          : []),
        { term: words('facts.id'), value: <CopyId id={item.id} /> },
      ]}
    />
  )
}
