import type { RefundWire } from '@puente/contract/staff'
import { DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { Age } from '../../../shell/moments/aged.tsx'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { when } from '../../../shell/moments/when.ts'
import { rutText } from '../../transfers/words.ts'
import { AccountLink } from '../account-link.tsx'
import { PaymentLink } from '../payment-link.tsx'
import { reasonText, words } from './words.ts'

const account = ({ bank, accountEnding }: { bank: string; accountEnding: string }) =>
  words('facts.accountEnding', { bank, ending: accountEnding })

/** The account that a refund goes to; the one that the payment came from leads to its page. */
function ToAccount({ refund: { to, paymentId } }: { refund: RefundWire }) {
  if (!to.isSource) return `${account(to)} (${words('facts.elsewhere')})`
  return (
    <>
      <AccountLink paymentId={paymentId} text={account(to)} /> ({words('facts.source')})
    </>
  )
}

/** Beneficiary, account and reason of the refund, and the number of attempts. */
export function RefundFacts({ refund }: { refund: RefundWire }) {
  const { to } = refund
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.holder'), value: to.name },
        { term: words('facts.rut'), value: rutText(to.rut) },
        {
          term: words('facts.account'),
          value: <ToAccount refund={refund} />,
        },
        ...when(refund.given, (given) => ({
          term: words('facts.given'),
          value: (
            <>
              {account(given)}, {words(`facts.givenBy.${given.by}`)} <Moment at={given.at} />
            </>
          ),
        })),
        { term: words('facts.reason'), value: reasonText(refund.reason) },
        ...when(refund.transferId, (id) => ({
          term: words('facts.transfer'),
          value: (
            <RouteLink to="/transfers/$id" params={{ id }}>
              {refund.transferReference}
            </RouteLink>
          ),
        })),
        { term: words('facts.attempts'), value: format.count(refund.attempts) },
        { term: words('facts.created'), value: format.dateTime(refund.createdAt) },
        {
          term: words('facts.waits'),
          value: (
            <>
              <Moment at={refund.waitsSince} /> ·{' '}
              <Age days={refund.ageDays} ended={refund.settledAt !== undefined} />
            </>
          ),
        },
        ...when(refund.dueAt, (at) => ({ term: words('facts.due'), value: format.dateTime(at) })),
        ...when(refund.settledAt, (at) => ({ term: words('facts.settled'), value: format.dateTime(at) })),
        ...when(refund.replaces, (id) => ({
          term: words('facts.replaces'),
          value: (
            <RouteLink to="/refunds/$id" params={{ id }}>
              {words('eyebrow')}
            </RouteLink>
          ),
        })),
        { term: words('facts.payment'), value: <PaymentLink id={refund.paymentId} /> },
        { term: words('facts.id'), value: <CopyId id={refund.id} /> },
      ]}
    />
  )
}
