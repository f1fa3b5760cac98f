import type { Situation } from '@puente/contract'
import type { TransferSummaryWire, TransferWire } from '@puente/contract/customer'
import { createWords, format } from '@puente/web'
import { arrivalWords } from '../quotes/arrival/arrival-words.ts'
import { situationMessages } from './messages-situations.es.ts'
import { words } from './words.ts'

const situationWords = createWords(situationMessages)

/** Whether the whole amount has reached us. */
export const isPaid = ({ timeline }: TransferWire): boolean =>
  timeline.some(({ step, status }) => step === 'payment-received' && status === 'done')

/** Whether nothing was received yet. */
export const isUnpaid = (situation: Situation): boolean => /(^|-)unpaid$/.test(situation)

/** The arguments that a situation's texts may use. */
export interface SituationArguments {
  readonly name: string
  readonly received: string
  readonly remaining: string
  readonly ordered: string
  readonly refunded: string
  /** The deadline of a review; 'none' when none is promised. */
  readonly until: string
}

function argumentsOf(transfer: TransferWire): SituationArguments {
  const { recipient, received, payment, orderedAs, price, refunded, checkingUntil } = transfer
  return {
    name: recipient.name,
    received: format.amount(received),
    remaining: payment === undefined ? '' : format.clp(payment.remainingMinor),
    ordered: format.amount((orderedAs ?? price).send),
    refunded: refunded === undefined ? '' : format.amount(refunded),
    until: checkingUntil === undefined ? 'none' : format.dateTime(checkingUntil),
  }
}

/** One text of a situation. Unused arguments are ignored. */
export const sayOf = (
  situation: Situation,
  part: 'word' | 'headline' | 'lead' | 'now',
  facts: SituationArguments,
): string =>
  (situationWords as (key: string, values: Record<string, string>) => string)(`${situation}.${part}`, {
    ...facts,
  })

/** The headline of the transfer's situation. */
export const headlineOf = (transfer: TransferWire): string =>
  sayOf(transfer.situation, 'headline', argumentsOf(transfer))

/** One more sentence with the consequence for the customer. */
export const explanationOf = (transfer: TransferWire): string =>
  sayOf(transfer.situation, 'lead', argumentsOf(transfer))

/** The label of the situation in the list. */
export const wordOf = (situation: TransferSummaryWire['situation']): string =>
  situationWords(`${situation}.word`)

/** When a delivered transfer was delivered; undefined in other states. */
export const deliveredAtOf = ({ state, timeline }: TransferWire): string | undefined =>
  state === 'delivered' ? timeline.findLast(({ step }) => step === 'delivered')?.at : undefined

/** The estimated arrival, and why it is another one than that of the price. */
export function arrivalOf({ state, price, timeline }: TransferWire, nowMs: number): string | undefined {
  // A delivery that the bank returned is an earlier step of the same name.
  const estimatedAt = timeline.findLast(({ step }) => step === 'delivered')?.estimatedAt
  if (estimatedAt === undefined) return undefined
  if (Date.parse(estimatedAt) < nowMs) return words('arrival.late')
  const when = arrivalWords(estimatedAt, nowMs)
  if (state === 'needs-correction') return words('arrival.needs-correction', { when })
  if (estimatedAt === price.arrival.estimatedAt) return words('arrival.expected', { when })
  const before = format.dateTime(price.arrival.estimatedAt)
  const why = state === 'waiting-for-payment' || state === 'checking' || state === 'on-hold' ? state : 'left'
  return words(`arrival.${why}`, { when, before })
}

type Point = TransferWire['timeline'][number]

/** The label of a timeline step. The current step uses the text of the situation. */
export function pointOf(transfer: TransferWire, { step, status }: Point): string {
  if (transfer.situation === 'set-off' && (step === 'refunding' || step === 'refunded'))
    return words(`setOffStep.${step}`)
  const now = status === 'now' ? sayOf(transfer.situation, 'now', argumentsOf(transfer)) : ''
  return now === '' ? words(`step.${step}.${status}`) : now
}

/** The label of the refunded amount: 'Te devolvemos' until the refund arrives, then 'Te devolvimos'. */
export const refundedTerm = ({ situation }: Pick<TransferWire, 'situation'>): string =>
  words(situation === 'refunding' || situation === 'refund-rejected' ? 'page.goesBack' : 'page.wentBack')

/** The amount that matters most in the situation, with the other amount below it. */
export function amountsOf(transfer: TransferWire) {
  const { price, situation, state, refunded } = transfer
  const { send, receive } = price
  const sent = { key: 'send', money: send, term: words('page.sent') } as const
  if (refunded !== undefined && situation !== 'set-off')
    return [{ key: 'refunded', money: refunded, term: refundedTerm(transfer) }, sent] as const
  const ends = state === 'expired' || state === 'cancelled' || state === 'stopped' || situation === 'set-off'
  return ends
    ? ([sent, { key: 'receive', money: receive, term: words('page.wouldReceive') }] as const)
    : ([{ key: 'receive', money: receive, term: words('page.receives') }, sent] as const)
}
