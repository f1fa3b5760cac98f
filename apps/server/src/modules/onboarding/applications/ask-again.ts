import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { RegistryPort, RegistryResult } from '../../../partners/registry.ts'
import type { Actor } from '../../../platform/actor.ts'
import { recordPartnerCalls, type PartnerCall } from '../../../platform/data/partner-calls.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { wholeFile } from './application.ts'
import { insertStaffAttempt } from './asks.store.ts'
import { lockWaitingApplication } from './decide-application.ts'

/** The registry's answer about one submission. */
interface Answered {
  readonly submission: number
  readonly result: RegistryResult
  readonly call: PartnerCall
}

type Closed = Refusal<'not-found' | 'application-closed'>

/** Asks the registry about an applicant whose application waits for staff, outside a transaction. */
export async function askAgain(
  runtime: Runtime,
  actor: Actor,
  registry: RegistryPort,
  id: string,
): Promise<Answered | Closed | Refusal<'unavailable'>> {
  const application = await runtime.work(actor, (work) => lockWaitingApplication(work, id))
  if (isRefusal(application)) return application
  const { rut, givenNames, surnames, birthDate, documentNumber } = wholeFile(application)
  const answer = await registry.checkPerson({ rut, givenNames, surnames, birthDate, documentNumber })
  if (answer.outcome === 'ok')
    return { submission: application.submission, result: answer.value.result, call: answer.call }
  await runtime.work(actor, (work) => recordPartnerCalls(work, id, [answer.call]))
  return refuse('unavailable', { part: 'registry' })
}

/** Records the answer, unless the application was decided or submitted again meanwhile. */
export async function recordAnswerAgain(
  work: Work,
  id: string,
  { submission, result, call }: Answered,
): Promise<true | Closed | Refusal<'not-allowed'>> {
  const { actor } = work
  if (actor.kind !== 'staff') return refuse('not-allowed')
  await recordPartnerCalls(work, id, [call])
  const application = await lockWaitingApplication(work, id)
  if (isRefusal(application)) return application
  if (application.submission !== submission) return refuse('application-closed')
  await insertStaffAttempt(work, id, { submission, result, askedBy: actor.staffId })
  await work.audit({ action: 'ask-registry', subject: id, facts: { result } })
  return true
}
