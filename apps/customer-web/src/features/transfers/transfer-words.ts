import type { TransferWire } from '@puente/contract/customer'
import { format } from '@puente/web'
import { words } from './words.ts'

/** Whether the whole amount has reached us. */
export const isPaid = ({ timeline }: TransferWire): boolean =>
  timeline.some(({ step, status }) => step === 'payment-received' && status === 'done')

/** Where the money is, in one sentence. */
export function headlineOf(transfer: TransferWire): string {
  const { state, recipient } = transfer
  if (state === 'checking' && !isPaid(transfer)) return words('headline.checkingUnpaid')
  return words(`headline.${state}`, { name: recipient.name })
}

/** What that means for the customer, in one more. */
export function explanationOf(transfer: TransferWire): string {
  const { state, payment, checkingUntil } = transfer
  if (state === 'waiting-for-payment' && payment !== undefined && payment.receivedMinor !== '0') {
    return words('text.waitingPartial', {
      received: format.clp(payment.receivedMinor),
      remaining: format.clp(payment.remainingMinor),
    })
  }
  if (state === 'checking' && checkingUntil !== undefined) {
    const when = format.dateTime(checkingUntil)
    return words(isPaid(transfer) ? 'text.checkingUntil' : 'text.checkingUnpaidUntil', { when })
  }
  return words(`text.${state}`)
}
