import type { Id, TransferState } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { paymentsOf } from '../../payins/index.ts'
import { historyOf, type HistoryEntry } from '../history.store.ts'
import { payinAccount, returnTerms, type PayinAccount, type ReturnTerms } from '../terms.ts'
import { transferFor } from '../transfers.store.ts'
import { statementFacts, type StatementFacts } from '../views/statement-facts.ts'

/** What became of the payment of an order, and when: received in full, or no longer expected. */
export interface PaymentOutcome {
  readonly kind: 'paid' | 'expired' | 'cancelled' | 'not-paid'
  readonly at: Date
}

/** The facts of an order for its documents: amounts, how to pay, and what happens if it fails. */
export interface OrderFacts extends Pick<
  StatementFacts,
  'transferId' | 'reference' | 'sender' | 'recipient' | 'price' | 'orderedAt'
> {
  readonly fundingDeadlineAt: Date
  readonly account: PayinAccount | undefined
  readonly returns: Pick<ReturnTerms, 'chargeMinor' | 'secondReturnMonths'>
  /** Absent while the order waits for its payment. */
  readonly payment?: PaymentOutcome
}

/** A payment of an order. */
interface Received {
  readonly amountMinor: bigint
  readonly creditedAt: Date
}

/**
 * What became of the payment of an order in this state. It is received when the credits add up to the amount, or, when
 * they are attributed otherwise since, when the order was funded. An order that ended with less was not paid.
 */
export function paymentOutcome(
  state: TransferState,
  history: readonly Pick<HistoryEntry, 'to' | 'at'>[],
  sendMinor: bigint,
  received: readonly Received[],
): PaymentOutcome | undefined {
  const last = history.at(-1)
  if (state === 'awaiting-payin' || last === undefined) return undefined
  if (state === 'expired' || state === 'cancelled') return { kind: state, at: last.at }
  const waited = history.findLastIndex(({ to }) => to === 'awaiting-payin')
  const paidAt =
    fullAt(sendMinor, received) ?? history.slice(waited + 1).find(({ to }) => to === 'funded')?.at
  if (paidAt !== undefined) return { kind: 'paid', at: paidAt }
  const left = history[waited + 1]
  return state === 'in-review' || left === undefined ? undefined : { kind: 'not-paid', at: left.at }
}

/** When the credits added up to the amount. */
function fullAt(sendMinor: bigint, received: readonly Received[]): Date | undefined {
  let sum = 0n
  return received
    .toSorted((one, other) => one.creditedAt.getTime() - other.creditedAt.getTime())
    .find(({ amountMinor }) => (sum += amountMinor) >= sendMinor)?.creditedAt
}

/** The facts of one order at its present price; undefined when there is none. */
export async function orderFacts(work: Work, id: Id<'transfer'>): Promise<OrderFacts | undefined> {
  const facts = await statementFacts(work, id)
  const transfer = await transferFor(work, id)
  if (facts === undefined || transfer === undefined) return undefined
  const { transferId, reference, sender, recipient, price, orderedAt } = facts
  const { chargeMinor, secondReturnMonths } = await returnTerms(work)
  const matched = (await paymentsOf(work, id)).filter(({ status }) => status === 'matched')
  const payment = paymentOutcome(transfer.state, await historyOf(work, id), transfer.sendMinor, matched)
  return {
    transferId,
    reference,
    sender,
    recipient,
    price,
    orderedAt,
    fundingDeadlineAt: transfer.fundingDeadlineAt,
    account: await payinAccount(work),
    returns: { chargeMinor, secondReturnMonths },
    ...(payment === undefined ? {} : { payment }),
  }
}
