import {
  applicationAsks,
  isRefusal,
  refuse,
  type ApplicationAsk,
  type ApplicationOutcome,
  type Refusal,
} from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, propose } from '../../approvals/index.ts'
import { setRefused } from '../../customers/index.ts'
import type { Application } from './application.ts'
import { recordApplicationDecision } from './application-decision.ts'
import { resetAttempts, lockApplication, setStatus } from './applications.store.ts'
import { onboardingEvents } from '../events.ts'
import { settlePersonFile } from '../file-rules.ts'
import { confirm, reopen } from './record-answer.ts'

/** Action of the approvals of a person's application. */
export const APPLICATION_ACTION = 'identity-review'

/** Locks an application that waits for staff. */
async function lockWaiting(
  work: Work,
  id: string,
): Promise<Application | Refusal<'not-found' | 'application-closed'>> {
  const application = await lockApplication(work, id)
  // An application that never waited for staff is not visible to them.
  if (application?.cause === undefined) return refuse('not-found')
  return application.status === 'with-staff' ? application : refuse('application-closed')
}

/** Proposes an outcome of the review. */
export async function proposeOutcome(
  work: Work,
  id: string,
  outcome: ApplicationOutcome,
  note: string,
  asks: readonly ApplicationAsk[] = [],
): Promise<true | Refusal<'not-found' | 'application-closed' | 'already-proposed'>> {
  const application = await lockWaiting(work, id)
  if (isRefusal(application)) return application
  const proposed = await propose(
    work,
    APPLICATION_ACTION,
    id,
    { outcome, ...(asks.length === 0 ? {} : { asks: asks.join(',') }) },
    note,
  )
  return isRefusal(proposed) ? proposed : true
}

/** Confirms another person's proposal and carries it out, or sends it back. */
export async function decideApplication(
  work: Work,
  id: string,
  said: Decision,
): Promise<true | Refusal<'not-found' | 'application-closed' | DecisionRefusal | 'rut-has-account'>> {
  const application = await lockWaiting(work, id)
  if (isRefusal(application)) return application
  const decided = await decide(work, APPLICATION_ACTION, id, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back') return true
  const proposed = outcomeOf(decided.proposal)
  await recordApplicationDecision(work, application, {
    outcome: recorded[proposed],
    proposal: decided,
    remarks: { customerTexts: asksOf(decided.proposal).map((code) => ({ code })) },
  })
  switch (proposed) {
    case 'approve':
      return confirm(work, application)
    case 'reopen':
      await resetAttempts(work, id)
      await reopen(work, id, asksOf(decided.proposal))
      return true
    case 'refuse':
      await setStatus(work, id, 'refused')
      await setRefused(work, id)
      await settlePersonFile(work, id)
      await work.emit({ name: onboardingEvents.identityNotConfirmed, subject: id, facts: {} })
      return true
  }
}

const recorded = {
  approve: 'approved',
  reopen: 'returned',
  refuse: 'refused',
} as const satisfies Record<ApplicationOutcome, string>

/** The parts that a proposal requests to be checked by the person. */
export const asksOf = ({ asks = '' }: Readonly<Record<string, string>>): ApplicationAsk[] =>
  applicationAsks.filter((ask) => asks.split(',').includes(ask))

/** The outcome named by a proposal. */
export function outcomeOf({ outcome }: Readonly<Record<string, string>>): ApplicationOutcome {
  if (outcome === 'approve' || outcome === 'reopen') return outcome
  return 'refuse'
}
