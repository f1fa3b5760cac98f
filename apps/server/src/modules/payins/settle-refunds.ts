import type { BankPort, BankRefund } from '../../partners/bank.ts'
import type { PartnerAnswer } from '../../partners/http.ts'
import { derivedId } from '../../platform/ids.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import type { Desk, Work } from '../../platform/work.ts'
import { account, book, move } from '../books/index.ts'
import { refundSettled } from './events.ts'
import { payersOf } from './payins.store.ts'
import * as store from './refunds.store.ts'

const actor = { kind: 'system', name: 'payins' } as const
const BATCH = 50
const laterMs = (attempts: number) => Math.min(1000 * 2 ** Math.min(attempts, 9), 600_000)

/** Records what the bank says about one refund: settled once, booked once, told once. */
async function record(work: Work, refundId: string, answer: PartnerAnswer<BankRefund>): Promise<void> {
  const refund = await store.lockRefund(work, refundId)
  await recordPartnerCalls(work, refund.orderId, [answer.call])
  if (refund.status === 'settled' || refund.status === 'rejected') return
  const due = new Date(work.realNow.getTime() + laterMs(refund.attempts))
  if (answer.outcome !== 'ok') return store.setRefund(work, refundId, refund.status, due)
  if (answer.value.status === 'accepted') return store.setRefund(work, refundId, 'submitted', due)
  await store.setRefund(work, refundId, answer.value.status, due)
  const settled = answer.value.status === 'settled'
  if (settled && refund.orderId !== undefined) await work.emit(refundSettled(refund.orderId, refund.id))
  // A refund the bank rejects is money without a way back: it waits in suspense for a person.
  const to = settled ? account('client-bank', 'CLP') : account('suspense', 'CLP')
  await book(work, [
    {
      id: derivedId('refund-ended', refund.id),
      kind: settled ? 'refund-settled' : 'refund-rejected',
      subject: refund.orderId ?? refund.paymentId,
      legs: move(account('refund-clearing', 'CLP'), to, refund.amountMinor),
    },
  ])
}

/** Takes due refunds one step on at the bank: order, or ask about one whose answer never came. Answers how many. */
export async function settleRefunds(desk: Desk, bank: BankPort): Promise<number> {
  const { refunds, payers } = await desk.work(actor, async (work) => {
    const due = await store.takeDueRefunds(work, BATCH)
    return {
      refunds: due,
      payers: await payersOf(
        work,
        due.map(({ paymentId }) => paymentId),
      ),
    }
  })
  await Promise.all(
    refunds.map(async (refund) => {
      const from = payers.get(refund.paymentId)
      if (from === undefined) throw new Error(`no payer of ${refund.paymentId}`)
      const asked =
        refund.status === 'submitted' || refund.attempts > 1
          ? await bank.refundByReference(refund.id)
          : undefined
      const never = asked === undefined || (asked.outcome === 'refused' && asked.status === 404)
      const answer = never
        ? await bank.refund({
            clientReference: refund.id,
            amountMinor: refund.amountMinor,
            paymentId: from.bankPaymentId,
            toRut: from.payer.rut,
            toName: from.payer.name,
            toBank: from.payer.bank,
            toAccount: from.payer.account,
          })
        : asked
      await desk.work(actor, (work) => record(work, refund.id, answer))
    }),
  )
  return refunds.length
}
