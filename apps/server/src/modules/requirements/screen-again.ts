import { isRefusal, refuse, toWireId, type IdKind, type Refusal } from '@puente/contract'
import type { ScreenedCase, ScreeningAnswer } from '@puente/contract/staff'
import type { NamesPort } from '../../partners/names.ts'
import type { Actor } from '../../platform/actor.ts'
import { recordPartnerCalls, type PartnerCall } from '../../platform/data/partner-calls.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { openApprovals } from '../approvals/index.ts'
import { keepAnswer, peopleToScreen, screeningAnswerOf } from '../onboarding/index.ts'
import { keepScreening, screen, type Party, type Screening } from '../screening/index.ts'
import { LEVEL_ACTION, lockWaitingLevel } from './levels/decide-level.ts'

type Closed = Refusal<'not-found' | 'application-closed' | 'already-proposed'>

/** A case and the people in it. */
export interface CaseToScreen {
  readonly kind: ScreenedCase
  readonly id: string
}

/** The answer of the lists, and the call that gave it. */
export interface Answered {
  readonly screening: Screening
  readonly call: PartnerCall
}

/** The customer who applied for a level, as a party. */
async function levelApplicant(work: Work, id: string) {
  const waiting = await lockWaitingLevel(work, id)
  if (isRefusal(waiting)) return waiting
  if ((await openApprovals(work, LEVEL_ACTION, [id])).size > 0) return refuse('already-proposed')
  const { id: customerId, name, kind } = waiting.profile
  const parties: readonly Party[] = [{ role: 'customer', kind, name, country: 'CL' }]
  return { customerId, parties }
}

/** Asks the lists about the people of a case, outside a transaction. */
export async function screenAgain(
  runtime: Runtime,
  actor: Actor,
  names: NamesPort,
  { kind, id }: CaseToScreen,
): Promise<Answered | Closed | Refusal<'unavailable'>> {
  const people = await runtime.work(actor, async (work) => {
    if (kind !== 'level-application') return peopleToScreen(work, kind, id)
    const applicant = await levelApplicant(work, id)
    return isRefusal(applicant) ? applicant : applicant.parties
  })
  if (isRefusal(people)) return people
  const { screening, call } = await screen(names, people)
  if (screening !== undefined) return { screening, call }
  await runtime.work(actor, (work) => recordPartnerCalls(work, id, [call]))
  return refuse('unavailable', { part: 'names' })
}

/** Records the answer about a case that still waits. */
export async function recordScreening(
  work: Work,
  { kind, id }: CaseToScreen,
  { screening, call }: Answered,
): Promise<ScreeningAnswer | Closed> {
  await recordPartnerCalls(work, id, [call])
  let subject = id
  if (kind === 'level-application') {
    const applicant = await levelApplicant(work, id)
    if (isRefusal(applicant)) return applicant
    subject = applicant.customerId
    await keepScreening(work, subject, 'identity', screening)
  } else {
    const kept = await keepAnswer(work, kind, id, screening)
    if (isRefusal(kept)) return kept
  }
  await work.audit({
    action: 'screen-again',
    subject: toWireId<IdKind>(kind, id),
    facts: { verdict: screening.verdict },
  })
  const answer = await screeningAnswerOf(work, subject)
  if (answer === undefined) throw new Error(`the screening of ${id} was not kept`)
  return answer
}
