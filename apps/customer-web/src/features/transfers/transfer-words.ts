import type { TransferWire } from '@puente/contract/customer'
import { format } from '@puente/web'
import { words } from './words.ts'

/** Where the money is, in one sentence. */
export function headlineOf({ state, recipient }: TransferWire): string {
  return words(`headline.${state}`, { name: recipient.name })
}

/** What that means for the customer, in one more. */
export function explanationOf({ state, payment, checkingUntil }: TransferWire): string {
  if (state === 'waiting-for-payment' && payment !== undefined && payment.receivedMinor !== '0') {
    return words('text.waitingPartial', {
      received: format.clp(payment.receivedMinor),
      remaining: format.clp(payment.remainingMinor),
    })
  }
  if (state === 'checking' && checkingUntil !== undefined) {
    return words('text.checkingUntil', { when: format.dateTime(checkingUntil) })
  }
  return words(`text.${state}`)
}
