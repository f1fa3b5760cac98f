import type { Work } from '../../platform/work.ts'
import { namesOnPaper, TRIES } from './names-on-paper.ts'
import type { Receipt } from './receipt.ts'
import { insertReceipt, receiptOf } from './receipts.store.ts'

/** The folio and code of a transfer's documents, created on the first call. */
export async function keptReceipt(work: Work, transferId: string): Promise<Receipt> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const kept = await receiptOf(work, transferId)
    if (kept !== undefined) return kept
    await insertReceipt(work, { id: work.id(), transferId, ...namesOnPaper('CE') })
  }
  const kept = await receiptOf(work, transferId)
  if (kept === undefined) throw new Error(`transfer ${transferId} got no receipt`)
  return kept
}
