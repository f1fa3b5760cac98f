import { newId } from '../store/ids.ts'
import type { PayoutOrder } from './checks.ts'
import { outcomeNamed, ordinarySteps, type Outcome, type PayoutStatus, type Step } from './outcomes.ts'
import type { Payout } from './payouts.store.ts'

/** The statuses a payout has had, oldest first. */
export function historyOf(payout: Payout): { status: PayoutStatus; at: string }[] {
  return JSON.parse(payout.history) as { status: PayoutStatus; at: string }[]
}

/** The next step of a payout; undefined after the last one. */
export function nextStepOf(payout: Payout): Step | undefined {
  return (outcomeNamed(payout.outcome)?.steps ?? ordinarySteps)[payout.step]
}

/** A payout that the rails have just accepted, with nothing due yet. */
export function acceptedPayout(
  order: PayoutOrder,
  account: string,
  print: string,
  outcome: Outcome | undefined,
  nowMs: number,
): Payout {
  return {
    id: newId('pyt'),
    clientReference: order.clientReference,
    print,
    rail: order.rail,
    currency: order.currency,
    amount: order.amount,
    name: order.beneficiary.name,
    account,
    outcome: outcome?.word ?? '',
    status: 'accepted',
    code: null,
    step: 0,
    dueAt: null,
    halted: 0,
    history: JSON.stringify([{ status: 'accepted', at: new Date(nowMs).toISOString() }]),
  }
}
