import type { TransferState } from '@puente/contract'
import {
  RECALL_ANSWERED,
  transferForNotification,
  type TransferForNotification,
} from '../../transfers/index.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import { aboutTransfer, howToPay, pesos } from './facts-of.ts'
import { keepReminder } from '../reminders.store.ts'
import { notify, type Cause } from '../send-message.ts'
import { hoursFrom, notificationTerms } from '../terms.ts'

interface Step {
  readonly transfer: TransferForNotification
  readonly from: TransferState | undefined
  readonly cause: Cause
}

const orderer = ({ userId }: TransferForNotification) => [{ userId }]

/** Sends how to pay, unless the order has moved on. Schedules a reminder before the payment deadline. */
async function orderWaits(work: Work, { transfer, from, cause }: Step): Promise<void> {
  const pay = howToPay(transfer)
  if (pay === undefined || from === 'expired' || transfer.fundingDeadlineAt <= work.now) return
  await notify(work, cause, {
    template: 'order-created',
    facts: { ...aboutTransfer(transfer), ...pay, remaining: pesos(transfer.remainingMinor) },
    to: orderer(transfer),
  })
  const { deadlineHours } = await notificationTerms(work)
  const dueAt = hoursFrom(transfer.fundingDeadlineAt, -deadlineHours)
  if (dueAt > work.now) await keepReminder(work, { kind: 'deadline', transferId: transfer.id, dueAt })
}

async function reviewBegan(work: Work, { transfer }: Step): Promise<void> {
  const { reviewHours } = await notificationTerms(work)
  await keepReminder(work, {
    kind: 'review',
    transferId: transfer.id,
    dueAt: hoursFrom(work.now, reviewHours),
  })
}

/** The reason for the refund that the customer may know. */
const causeOf = (from: TransferState | undefined): 'plain' | 'stopped' | 'returned' => {
  if (from === 'rejected' || from === 'frozen') return 'stopped'
  return from === 'returned' || from === 'correcting' ? 'returned' : 'plain'
}

/** No mail when everything was set off against a reversed payment: the mail about the reversal covers it. */
async function refundBegan(work: Work, { transfer, from, cause }: Step): Promise<void> {
  if (transfer.refundMinor === 0n) return
  const facts = { ...aboutTransfer(transfer), refund: pesos(transfer.refundMinor), cause: causeOf(from) }
  await notify(work, cause, { template: 'refund-started', facts, to: orderer(transfer) })
}

async function refundEnded(work: Work, { transfer, cause }: Step): Promise<void> {
  if (transfer.refundMinor === 0n) return
  const facts = { ...aboutTransfer(transfer), refund: pesos(transfer.refundMinor) }
  await notify(work, cause, { template: 'refunded', facts, to: orderer(transfer) })
}

type Plain =
  'payment-received' | 'delivered' | 'returned' | 'correction-needed' | 'expired' | 'cancelled' | 'stopped'

const say =
  (template: Plain) =>
  (work: Work, { transfer, cause }: Step): Promise<void> =>
    notify(work, cause, { template, facts: aboutTransfer(transfer), to: orderer(transfer) })

/** Notifies that the transfer waits for something from the customer, if it still does. */
async function isHeld(work: Work, { transfer, cause }: Step): Promise<void> {
  if (transfer.rateUntil === undefined) return
  const facts = { ...aboutTransfer(transfer), dueAt: transfer.rateUntil.toISOString() }
  await notify(work, cause, { template: 'held', facts, to: orderer(transfer) })
}

const nothing = async (): Promise<void> => undefined

/** What is sent when a transfer enters a state. Nothing is sent about a frozen transfer. */
const messagesOf: Readonly<Record<TransferState, (work: Work, step: Step) => Promise<void>>> = {
  'awaiting-payin': orderWaits,
  'in-review': reviewBegan,
  funded: (work, step) => (step.from === 'awaiting-payin' ? say('payment-received')(work, step) : nothing()),
  held: isHeld,
  converting: nothing,
  'payout-submitted': nothing,
  'payout-unknown': nothing,
  delivered: say('delivered'),
  returned: say('returned'),
  correcting: (work, step) => (step.from === 'in-review' ? nothing() : say('correction-needed')(work, step)),
  rejected: say('stopped'),
  refunding: refundBegan,
  refunded: refundEnded,
  frozen: nothing,
  expired: say('expired'),
  cancelled: say('cancelled'),
}

/** Whether anybody is notified when a transfer enters this state. */
export const isNotified = (state: unknown): boolean => messagesOf[state as TransferState] !== nothing

/**
 * States that are notified even when the transfer has left them before the event is handled. Other states are notified
 * only while the transfer is in them.
 */
const happened: ReadonlySet<TransferState> = new Set(['funded', 'refunding', 'refunded'])

/** Notifies the user who ordered when their transfer changes its state. */
export async function notifyMoved(
  work: Work,
  { subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const transfer = await transferForNotification(work, subject)
  if (transfer === undefined) return
  const to = facts['to'] as TransferState
  const from = facts['from'] as TransferState | undefined
  if (happened.has(to)) return messagesOf[to](work, { transfer, from, cause })
  if (transfer.state !== to) return
  // Several arrivals at the current state, processed together, produce one mail.
  const key = `stay ${transfer.id} ${to} ${transfer.changedAt.toISOString()}`
  await messagesOf[to](work, { transfer, from, cause: { ...cause, key } })
}

/** Notifies the user who ordered about a choice to make, or about the answer to a recall. */
export async function notifyOutcome(
  work: Work,
  { name, subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const transfer = await transferForNotification(work, subject)
  if (transfer === undefined) return
  const about = aboutTransfer(transfer)
  const to = orderer(transfer)
  if (name === RECALL_ANSWERED) return notify(work, cause, { template: 'recall-answered', facts: about, to })
  const dueAt = String(facts['dueAt'])
  const kind = facts['kind']
  if (kind === 'late' || kind === 'held')
    return notify(work, cause, { template: `choice-${kind}`, facts: { ...about, dueAt }, to })
  const money = { held: pesos(transfer.heldMinor), remaining: pesos(transfer.remainingMinor) }
  await notify(work, cause, { template: 'choice-short', facts: { ...about, ...money, dueAt }, to })
}
