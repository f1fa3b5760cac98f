import type { TransferWire } from '@puente/contract/customer'
import { format } from '@puente/web'
import { words as outcomeWords } from './outcomes/words.ts'
import { words } from './words.ts'

/** Whether the whole amount has reached us. */
export const isPaid = ({ timeline }: TransferWire): boolean =>
  timeline.some(({ step, status }) => step === 'payment-received' && status === 'done')

/** What a held transfer waits for: staff, or what the customer has to do. */
const heldFor = ({ hold }: TransferWire) =>
  hold?.item === undefined ? undefined : hold.item.turn === 'staff' ? 'staff' : hold.item.class

/** Where the money is, in one sentence. */
export function headlineOf(transfer: TransferWire): string {
  const { state, recipient, choice, orderedAs, price } = transfer
  if (choice !== undefined)
    return outcomeWords(`choice.${choice.kind}.headline`, {
      received: format.amount(choice.received),
      ordered: format.amount((orderedAs ?? price).send),
    })
  const held = heldFor(transfer)
  if (held !== undefined) return outcomeWords(`hold.${held}.headline`, { name: recipient.name })
  if (state === 'checking' && !isPaid(transfer)) return words('headline.checkingUnpaid')
  return words(`headline.${state}`, { name: recipient.name })
}

/** What that means for the customer, in one more. */
export function explanationOf(transfer: TransferWire): string {
  const { state, payment, checkingUntil, choice } = transfer
  if (choice !== undefined) return outcomeWords(`choice.${choice.kind}.lead`)
  const held = heldFor(transfer)
  if (held !== undefined) return outcomeWords(`hold.${held}.text`)
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
