import { toWireId } from '@puente/contract'
import type { PayinSummary, PayinWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { payersOf } from './payments.store.ts'
import { trailOfPayment } from './payment-trail.ts'
import type { Payin } from './payin-lists.store.ts'
import { receivableOfPayment } from '../receivables/receivables.store.ts'
import { refundSummaries } from '../refunds/refund-view.ts'
import { refundsOfPayment } from '../refunds/refunds.store.ts'
import { clp, payerLine, roleOf, suspenseSummaries } from '../suspense/suspense-view.ts'
import { suspenseOfPayment } from '../suspense/suspense.store.ts'

/** A payment as a row of the list. */
export const payinSummary = (payin: Payin): PayinSummary => ({
  id: toWireId('payment', payin.id),
  status: payin.status,
  why: payin.why,
  amount: clp(payin.amountMinor),
  refunded: clp(payin.refundedMinor),
  bank: payin.bank,
  bankPaymentId: payin.bankPaymentId,
  creditedAt: payin.creditedAt.toISOString(),
  ...(payin.orderId === undefined ? {} : { transferId: toWireId('transfer', payin.orderId) }),
  ...(payin.reference === undefined ? {} : { transferReference: payin.reference }),
})

/** One payment with its history. Writes the view to the audit trail, because it contains personal data. */
export async function payinView(work: Work, payin: Payin): Promise<PayinWire> {
  await work.audit({ action: 'look-at-payin', subject: payin.id })
  const from = (await payersOf(work, [payin.id])).get(payin.id)
  if (from === undefined) throw new Error(`payment ${payin.id} is not whole`)
  const owed = await receivableOfPayment(work, payin.id)
  return {
    ...payinSummary(payin),
    receivedAt: payin.receivedAt.toISOString(),
    payer: payerLine(work, from.payer),
    ...(roleOf(work) === 'support' ? {} : { words: from.payer.words.slice(0, 200) }),
    ...(payin.receivableId === undefined ? {} : { receivableId: toWireId('receivable', payin.receivableId) }),
    ...(owed === undefined ? {} : { owedId: toWireId('receivable', owed.id) }),
    suspense: await suspenseSummaries(work, await suspenseOfPayment(work, payin.id)),
    refunds: await refundSummaries(work, await refundsOfPayment(work, payin.id)),
    journals: await trailOfPayment(work, payin.id),
  }
}
