import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { orderFacts, type OrderFacts } from '../transfers/index.ts'
import { keptReceipt } from './kept-receipt.ts'
import { orderHashOf, type Receipt } from './receipt.ts'
import { issuedAt } from './receipts.store.ts'

/** An order confirmation with all that its paper says. */
export interface IssuedConfirmation {
  readonly receipt: Receipt
  readonly facts: OrderFacts
  readonly factsHash: Buffer
  /** When it said so for the first time: every copy carries the same moment. */
  readonly issuedAt: Date
}

/** The confirmation of an order: the same until its price, its deadline or the way to pay becomes another. */
export async function issueConfirmation(
  work: Work,
  transferId: string,
): Promise<IssuedConfirmation | Refusal<'not-found'>> {
  const facts = await orderFacts(work, transferId)
  if (facts === undefined) return refuse('not-found')
  const receipt = await keptReceipt(work, transferId)
  const factsHash = orderHashOf(receipt, facts)
  return { receipt, facts, factsHash, issuedAt: await issuedAt(work, receipt.id, 'order', factsHash) }
}
