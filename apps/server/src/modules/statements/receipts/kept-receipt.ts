import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { newFolioAndCode, TRIES } from '../folio-and-code.ts'
import type { Receipt } from './receipt.ts'
import { insertReceipt, receiptOf } from './receipts.store.ts'

/** The folio and code of a transfer's documents, created on the first call. */
export async function keptReceipt(work: Work, transferId: Id<'transfer'>): Promise<Receipt> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const kept = await receiptOf(work, transferId)
    if (kept !== undefined) return kept
    await insertReceipt(work, { id: work.id(), transferId, ...newFolioAndCode('CE') })
  }
  const kept = await receiptOf(work, transferId)
  if (kept === undefined) throw new Error(`transfer ${transferId} got no receipt`)
  return kept
}
