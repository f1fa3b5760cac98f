import type { Work } from '../../platform/work.ts'
import { statementFacts, type StatementFacts } from './statement-facts.ts'
import { payinAccount, returnTerms, type PayinAccount, type ReturnTerms } from './terms.ts'
import { transferFor } from './transfers.store.ts'

/** What a paper about an order may be made of: the promise, how to pay for it, and what happens when it cannot be kept. */
export interface OrderFacts extends Pick<
  StatementFacts,
  'transferId' | 'reference' | 'sender' | 'recipient' | 'price' | 'orderedAt'
> {
  readonly fundingDeadlineAt: Date
  readonly account: PayinAccount | undefined
  readonly returns: Pick<ReturnTerms, 'chargeMinor' | 'secondReturnMonths'>
}

/** The facts of one order at the price that stands for it now; undefined when there is none. */
export async function orderFacts(work: Work, id: string): Promise<OrderFacts | undefined> {
  const facts = await statementFacts(work, id)
  const transfer = await transferFor(work, id)
  if (facts === undefined || transfer === undefined) return undefined
  const { transferId, reference, sender, recipient, price, orderedAt } = facts
  const { chargeMinor, secondReturnMonths } = await returnTerms(work)
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
  }
}
