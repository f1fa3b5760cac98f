import { isRefusal, type ApplicationAsk, type Refusal, type WaitingCause } from '@puente/contract'
import { recordPartnerCalls, type PartnerCall } from '../../platform/data/partner-calls.ts'
import type { Work } from '../../platform/work.ts'
import { addBankingDays } from '../corridors/index.ts'
import { confirmIdentity, holdRut, promisedBy, setIdentity } from '../customers/index.ts'
import { placeOf } from '../places/index.ts'
import { keepScreening } from '../screening/index.ts'
import { attemptRules, nameOf, wholeFile, type Application } from './application.ts'
import { lockApplication, setReopened, setStatus, setWithStaff } from './applications.store.ts'
import type { Heard } from './ask-registry.ts'
import { askAgainAt, countedAttempts, insertAttempt, type DueAsk } from './asks.store.ts'
import { onboardingEvents } from './events.ts'
import { settlePersonFile } from './file-rules.ts'

/** For so long a person waits for those who know people; then people of ours look. */
const SILENT_BANKING_DAYS = 1

/**
 * Writes down what was heard about a submission, once: an answer to an earlier one, or the same answer again after a
 * crash, changes nothing.
 */
export async function recordAnswer(
  work: Work,
  due: DueAsk,
  heard: Heard,
  calls: readonly PartnerCall[],
): Promise<void> {
  await recordPartnerCalls(work, due.id, calls)
  const application = await lockApplication(work, due.id)
  if (application?.status !== 'submitted' || application.submission !== due.submission) return
  const owner = await holdRut(work, wholeFile(application).rut)
  if (owner !== undefined && owner !== application.id) return rutIsKnown(work, application, owner)
  await insertAttempt(work, application.id, application.submission, heard.result)
  if (heard.result !== 'match' || heard.screening === undefined) return notConfirmed(work, application)
  await keepScreening(work, application.id, 'identity', heard.screening)
  if (heard.screening.verdict !== 'clear') return toStaff(work, application.id, 'screening-hit')
  const confirmed = await confirm(work, application)
  if (isRefusal(confirmed)) throw new Error('a RUT that was held for this account was given to another')
}

/**
 * Nobody answered about a submission: it is asked about again at that moment, unless its person has waited a banking day
 * by now. Then people look at it.
 */
export async function recordSilence(work: Work, due: DueAsk, again: Date): Promise<void> {
  const application = await lockApplication(work, due.id)
  if (application?.status !== 'submitted' || application.submission !== due.submission) return
  const { submittedAt = work.now } = application
  if (addBankingDays(submittedAt, SILENT_BANKING_DAYS) > work.now) return askAgainAt(work, due, again)
  await toStaff(work, due.id, 'registry-silent')
}

/** The applicant reads what everyone reads whose data do not hold; the account's owner is told. */
async function rutIsKnown(work: Work, application: Application, owner: string): Promise<void> {
  await insertAttempt(work, application.id, application.submission, 'rut-known')
  await work.emit({ name: onboardingEvents.rutKnown, subject: owner, facts: {} })
  await notConfirmed(work, application)
}

/** The draft is open again; after too many tries people look at it. */
async function notConfirmed(work: Work, { id, attemptsFrom }: Application): Promise<void> {
  if ((await countedAttempts(work, id, attemptsFrom)) >= attemptRules.max)
    return toStaff(work, id, 'too-many-attempts')
  await reopen(work, id)
}

/** Gives the draft back to the person, who is told so, with what staff ask to look at again. */
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
  await setWithStaff(work, id, cause, answerBy)
  await settlePersonFile(work, id)
  await work.emit({
    name: onboardingEvents.withStaff,
    subject: id,
    facts: { answerBy: answerBy.toISOString() },
  })
}

/** Opens the account for sending, as the person of the file. */
export async function confirm(
  work: Work,
  application: Application,
): Promise<true | Refusal<'rut-has-account'>> {
  const file = wholeFile(application)
  const place = await placeOf(work, file.address.comuna)
  const confirmed = await confirmIdentity(work, application.id, {
    rut: file.rut,
    name: nameOf(file),
    birthDate: file.birthDate,
    // A region's code is the beginning of its comunas' codes, whatever the law renames.
    address: { ...file.address, region: place?.region.code ?? file.address.comuna.slice(0, 2) },
  })
  if (isRefusal(confirmed)) return confirmed
  await setStatus(work, application.id, 'confirmed')
  await settlePersonFile(work, application.id)
  await work.emit({ name: onboardingEvents.identityConfirmed, subject: application.id, facts: {} })
  return true
}
