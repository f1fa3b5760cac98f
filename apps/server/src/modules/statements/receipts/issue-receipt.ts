import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { statementFacts, type StatementFacts } from '../../transfers/index.ts'
import { keptReceipt } from './kept-receipt.ts'
import { factsHashOf, receiptKindOf, type Receipt, type ReceiptKind } from './receipt.ts'
import { issuedAt } from './receipts.store.ts'

/** A receipt with the facts it contains. */
export interface IssuedReceipt {
  readonly receipt: Receipt
  readonly kind: ReceiptKind
  readonly facts: StatementFacts
  readonly factsHash: Buffer
  /** When this content was first issued; every copy has the same instant. */
  readonly issuedAt: Date
}

/** The receipt of a delivered or refunded transfer. Issued once; later calls return the same. */
export async function issueReceipt(
  work: Work,
  transferId: Id<'transfer'>,
): Promise<IssuedReceipt | Refusal<'not-found' | 'not-in-this-state'>> {
  const facts = await statementFacts(work, transferId)
  if (facts === undefined) return refuse('not-found')
  const kind = receiptKindOf(facts)
  if (kind === undefined) return refuse('not-in-this-state', { state: facts.state })
  const receipt = await keptReceipt(work, transferId)
  const factsHash = factsHashOf(receipt, kind, facts)
  return { receipt, kind, facts, factsHash, issuedAt: await issuedAt(work, receipt.id, kind, factsHash) }
}
