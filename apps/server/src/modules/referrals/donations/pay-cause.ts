import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { decide, propose } from '../../approvals/index.ts'
import { account, book, move } from '../../books/index.ts'
import { payableTo, payableToCauses, payDonations } from './payable.store.ts'

/** The action of approvals of a payment to a cause. */
export const CAUSE_PAYMENT_ACTION = 'pay-cause'

/** The subject of approvals of a payment to a cause. */
export const causeSubject = (causeId: Id<'cause'>): string => derivedId('cause', causeId)

/** Proposes that everything payable to a cause now was paid from the operator's bank. Later donations are excluded. */
export async function proposeCausePayment(
  work: Work,
  causeId: Id<'cause'>,
  note: string,
): Promise<true | Refusal<'nothing-owed' | 'already-proposed'>> {
  const owed = await payableTo(work, causeId)
  if (owed === undefined) return refuse('nothing-owed')
  const proposal = { amountMinor: String(owed.amountMinor), until: owed.latestAt.toISOString() }
  const proposed = await propose(work, CAUSE_PAYMENT_ACTION, causeSubject(causeId), proposal, note)
  return isRefusal(proposed) ? proposed : true
}

/** Confirms a payment or sends it back. The amount proposed is booked against the operator's own bank account. */
export async function decideCausePayment(
  work: Work,
  subject: string,
  said: Decision,
): Promise<true | Refusal<DecisionRefusal | 'changed-meanwhile'>> {
  const decided = await decide(work, CAUSE_PAYMENT_ACTION, subject, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back') return true
  const { until = '', amountMinor = '' } = decided.proposal
  const owed = (await payableToCauses(work)).find(({ cause }) => causeSubject(cause) === subject)
  const paidMinor = owed === undefined ? 0n : await payDonations(work, owed.cause, new Date(until))
  // A donation was being confirmed when the payment was proposed: the amount is not the one that people saw.
  if (paidMinor !== BigInt(amountMinor)) return refuse('changed-meanwhile')
  await book(work, [
    {
      id: derivedId('donations-paid', decided.id),
      kind: 'donations-paid',
      subject: decided.subject,
      reason: decided.note,
      legs: move(account('donations-payable', 'CLP'), account('operator-bank', 'CLP'), paidMinor),
    },
  ])
  return true
}
