import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { orderFacts, type OrderFacts } from '../../transfers/index.ts'
import { keptReceipt } from './kept-receipt.ts'
import { orderHashOf, type Receipt } from './receipt.ts'
import { issuedAt } from './receipts.store.ts'

/** An order confirmation with the facts it contains. */
export interface IssuedConfirmation {
  readonly receipt: Receipt
  readonly facts: OrderFacts
  readonly factsHash: Buffer
  /** When this content was first issued; every copy has the same instant. */
  readonly issuedAt: Date
}

/**
 * The confirmation of an order. It stays the same until the price, the deadline or the payment details change, or the payment
 * is received or no longer expected.
 */
export async function issueConfirmation(
  work: Work,
  transferId: Id<'transfer'>,
): Promise<IssuedConfirmation | Refusal<'not-found'>> {
  const facts = await orderFacts(work, transferId)
  if (facts === undefined) return refuse('not-found')
  const receipt = await keptReceipt(work, transferId)
  const factsHash = orderHashOf(receipt, facts)
  return { receipt, facts, factsHash, issuedAt: await issuedAt(work, receipt.id, 'order', factsHash) }
}
