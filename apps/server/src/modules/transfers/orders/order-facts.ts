import type { Work } from '../../../platform/work.ts'
import { statementFacts, type StatementFacts } from '../views/statement-facts.ts'
import { payinAccount, returnTerms, type PayinAccount, type ReturnTerms } from '../terms.ts'
import { transferFor } from '../transfers.store.ts'

/** The facts of an order for its documents: amounts, how to pay, and what happens if it fails. */
export interface OrderFacts extends Pick<
  StatementFacts,
  'transferId' | 'reference' | 'sender' | 'recipient' | 'price' | 'orderedAt'
> {
  readonly fundingDeadlineAt: Date
  readonly account: PayinAccount | undefined
  readonly returns: Pick<ReturnTerms, 'chargeMinor' | 'secondReturnMonths'>
}

/** The facts of one order at its present price; undefined when there is none. */
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
