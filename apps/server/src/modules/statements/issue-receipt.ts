import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { statementFacts, type StatementFacts } from '../transfers/index.ts'
import { keptReceipt } from './kept-receipt.ts'
import { factsHashOf, receiptKindOf, type Receipt, type ReceiptKind } from './receipt.ts'
import { issuedAt } from './receipts.store.ts'

/** A receipt with all that its paper says. */
export interface IssuedReceipt {
  readonly receipt: Receipt
  readonly kind: ReceiptKind
  readonly facts: StatementFacts
  readonly factsHash: Buffer
  /** When it said so for the first time: every copy carries the same moment. */
  readonly issuedAt: Date
}

/** The receipt of a delivered or refunded transfer: made once, and the same whenever it is asked for again. */
export async function issueReceipt(
  work: Work,
  transferId: string,
): Promise<IssuedReceipt | Refusal<'not-found' | 'not-in-this-state'>> {
  const facts = await statementFacts(work, transferId)
  if (facts === undefined) return refuse('not-found')
  const kind = receiptKindOf(facts)
  if (kind === undefined) return refuse('not-in-this-state', { state: facts.state })
  const receipt = await keptReceipt(work, transferId)
  const factsHash = factsHashOf(receipt, kind, facts)
  return { receipt, kind, facts, factsHash, issuedAt: await issuedAt(work, receipt.id, kind, factsHash) }
}
