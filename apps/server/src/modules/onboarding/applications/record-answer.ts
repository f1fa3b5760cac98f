import { isRefusal, type ApplicationAsk, type Refusal, type WaitingCause } from '@puente/contract'
import { recordPartnerCalls, type PartnerCall } from '../../../platform/data/partner-calls.ts'
import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { confirmIdentity, lockRutOwner, promisedBy, setIdentity } from '../../customers/index.ts'
import { allHold, needsTwo } from '../../decisions/index.ts'
import { localityOf } from '../../localities/index.ts'
import { keepScreening } from '../../screening/index.ts'
import { attemptRules, nameOf, wholeFile, type Application } from './application.ts'
import type { CaseParts } from '../case-evidence.ts'
import {
  applicationChecks,
  applicationInputs,
  recordApplicationDecision,
  type ApplicationInputs,
} from './application-decision.ts'
import { lockApplication, setReopened, setStatus, setWithStaff } from './applications.store.ts'
import type { RegistryAnswer } from './ask-registry.ts'
import { scheduleCheck, countedAttempts, insertAttempt, type DueCheck } from './asks.store.ts'
import { onboardingEvents } from '../events.ts'
import { settlePersonFile } from '../file-rules.ts'

/** After this many banking days without an answer of the partners, staff review the application. */
const SILENT_BANKING_DAYS = 1

/** Records the results for a submission. Ignores results for an earlier submission, and repeated ones after a crash. */
export async function recordAnswer(
  work: Work,
  due: DueCheck,
  answer: RegistryAnswer,
  calls: readonly PartnerCall[],
  parts: CaseParts,
): Promise<void> {
  await recordPartnerCalls(work, due.id, calls)
  const application = await lockApplication(work, due.id)
  if (application?.status !== 'submitted' || application.submission !== due.submission) return
  const owner = await lockRutOwner(work, wholeFile(application).rut)
  if (owner !== undefined && owner !== application.id) return rutIsKnown(work, application, owner)
  await insertAttempt(work, application.id, application.submission, answer.result)
  if (answer.result !== 'match' || answer.screening === undefined) return notConfirmed(work, application)
  await keepScreening(work, application.id, 'identity', answer.screening)
  if (answer.screening.verdict !== 'clear') return toStaff(work, application.id, 'screening-hit')
  await parts.riskOf(work, application.id)
  const inputs = await applicationInputs(work, application, parts.evidenceOf)
  const cause = await causeOf(work, inputs)
  if (cause !== undefined) return toStaff(work, application.id, cause)
  await recordApplicationDecision(work, application, inputs, { outcome: 'approved' })
  const confirmed = await confirm(work, application)
  if (isRefusal(confirmed)) throw new Error('a RUT that was held for this account was given to another')
}

/**
 * Why staff decide although registry and lists agree: a political exposure, the diligence of the risk, or an open line of
 * the checklist. Undefined when nothing prevents the confirmation.
 */
async function causeOf(work: Work, inputs: ApplicationInputs): Promise<WaitingCause | undefined> {
  const { exposure = 'undeclared' } = inputs.review ?? {}
  if (exposure !== 'none' && exposure !== 'undeclared') return 'politically-exposed'
  const checks = await applicationChecks(work, inputs)
  if (needsTwo(checks)) return 'enhanced-diligence'
  return isRefusal(allHold(checks)) ? 'checks-open' : undefined
}

/** A partner did not answer: schedules the next check, or hands the application to staff after one banking day. */
export async function recordNoAnswer(work: Work, due: DueCheck, again: Date): Promise<void> {
  const application = await lockApplication(work, due.id)
  if (application?.status !== 'submitted' || application.submission !== due.submission) return
  const { submittedAt = work.now } = application
  if (addBankingDays(await bankingCalendar(work), submittedAt, SILENT_BANKING_DAYS) > work.now)
    return scheduleCheck(work, due, again)
  await toStaff(work, due.id, 'registry-silent')
}

/** The applicant sees the same as with wrong data. The account's owner is notified. */
async function rutIsKnown(work: Work, application: Application, owner: string): Promise<void> {
  await insertAttempt(work, application.id, application.submission, 'rut-known')
  await work.emit({ name: onboardingEvents.rutKnown, subject: owner, facts: {} })
  await notConfirmed(work, application)
}

/** Reopens the draft, or hands it to staff after too many attempts. */
async function notConfirmed(work: Work, { id, attemptsFrom }: Application): Promise<void> {
  if ((await countedAttempts(work, id, attemptsFrom)) >= attemptRules.max)
    return toStaff(work, id, 'too-many-attempts')
  await reopen(work, id)
}

/** Reopens the draft with the parts that staff request to be checked. The person is notified. */
export async function reopen(
  work: Work,
  id: string,
  asksAgain: readonly ApplicationAsk[] = [],
): Promise<void> {
  await setReopened(work, id, asksAgain)
  await setIdentity(work, id, 'not-confirmed')
  await settlePersonFile(work, id)
  await work.emit({ name: onboardingEvents.identityNotConfirmed, subject: id, facts: {} })
}

async function toStaff(work: Work, id: string, cause: WaitingCause): Promise<void> {
  const answerBy = await promisedBy(work, 'personDays')
  const wasScreened = cause !== 'too-many-attempts' && cause !== 'registry-silent'
  await setWithStaff(work, id, cause, { answerBy, screenAt: wasScreened ? undefined : work.realNow })
  await settlePersonFile(work, id)
  await work.emit({
    name: onboardingEvents.withStaff,
    subject: id,
    facts: { answerBy: answerBy.toISOString() },
  })
}

/** Activates the account with the identity of the application. */
export async function confirm(
  work: Work,
  application: Application,
): Promise<true | Refusal<'rut-has-account'>> {
  const file = wholeFile(application)
  const locality = await localityOf(work, file.address.comuna)
  const confirmed = await confirmIdentity(work, application.id, {
    rut: file.rut,
    name: nameOf(file),
    birthDate: file.birthDate,
    // The code of a region is the beginning of its comunas' codes, also for a comuna closed since.
    address: { ...file.address, region: locality?.region.code ?? file.address.comuna.slice(0, 2) },
  })
  if (isRefusal(confirmed)) return confirmed
  await setStatus(work, application.id, 'confirmed')
  await settlePersonFile(work, application.id)
  await work.emit({ name: onboardingEvents.identityConfirmed, subject: application.id, facts: {} })
  return true
}
