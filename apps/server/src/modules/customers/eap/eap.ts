import { createHash } from 'node:crypto'
import { refuse, type FieldFault, type Refusal, type Id } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce, settingsNumbered } from '../../../platform/data/settings.ts'
import type { Version } from '../../../platform/data/versioned.ts'
import type { Work } from '../../../platform/work.ts'
import { settle, type PendingRule } from '../../pending-items/index.ts'
import { confirmRequest, outstandingConfirmations, insertEapRequest } from './eap.store.ts'
import { promisedBy } from '../records/file-clock.ts'

/** The text and questions that a customer has to confirm. Their content is the operator's. */
export type EapText = SettingData<typeof settingKind.eap>

export interface EapAnswer {
  readonly code: string
  readonly answer: string
}

/** Pending from the operator's request until the customer confirms. */
export const eapConfirmation: PendingRule<'eap-confirmation'> = {
  kind: 'eap-confirmation',
  owed: (_work, { only }) => outstandingConfirmations(only),
}

/** The text in force. Throws when there is none. */
export async function eapInForce(work: Work): Promise<Version<EapText>> {
  const found = await settingInForce(work, settingKind.eap)
  return found
}

/** Returns the text of a version, or the text in force for a version that is unknown or not given. */
export async function eapTextsOf(
  work: Work,
  versions: readonly number[],
): Promise<(version: number | undefined) => EapText> {
  const { data: inForce } = await eapInForce(work)
  const confirmed = await settingsNumbered(work, settingKind.eap, 'default', [...new Set(versions)])
  return (version) => (version === undefined ? inForce : (confirmed.get(version)?.data ?? inForce))
}

/** SHA-256 of title, text and questions, in hex. */
export const eapHash = ({ title, text, questions }: EapText): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text, questions.map(({ code, kind, label }) => [code, kind, label])]))
    .digest('hex')

/** Requests the confirmation from customers. Returns those without an open request before. */
export async function askEap(
  work: Work,
  customerIds: readonly Id<'customer'>[],
  reason: string,
): Promise<string[]> {
  const dueAt = await promisedBy(work, 'eapDays')
  const asked: string[] = []
  for (const customerId of new Set(customerIds))
    if (await insertEapRequest(work, { customerId, reason, dueAt })) asked.push(customerId)
  await settle(work, [eapConfirmation], asked)
  for (const customerId of asked) await work.audit({ action: 'ask-eap', subject: customerId })
  return asked
}

/** Confirms the text in force with the answers to its questions. Refuses another version. */
export async function confirmEap(
  work: Work,
  { customerId, userId }: { readonly customerId: Id<'customer'>; readonly userId: Id<'user'> },
  version: number,
  answers: readonly EapAnswer[],
): Promise<true | Refusal<'fields-wrong' | 'item-closed'>> {
  const text = await eapInForce(work)
  if (text.version !== version) return refuse('fields-wrong', {}, [{ at: 'version', fault: 'not-in-force' }])
  const { kept, faults } = readAnswers(text.data, answers)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const confirmed = { userId, version, hash: eapHash(text.data), answers: kept }
  if (!(await confirmRequest(work, customerId, confirmed))) return refuse('item-closed')
  await work.audit({ action: 'confirm-eap', subject: customerId, facts: { version } })
  await settle(work, [eapConfirmation], [customerId])
  return true
}

/** Checks each answer against its question. An answer to an unknown question is a fault. */
function readAnswers({ questions }: EapText, answers: readonly EapAnswer[]) {
  const faults: FieldFault[] = []
  const given = new Map(answers.map(({ code, answer }) => [code, answer.trim()]))
  for (const code of given.keys())
    if (!questions.some((question) => question.code === code)) faults.push({ at: code, fault: 'not-asked' })
  const kept = questions.flatMap(({ code, kind, optional }): EapAnswer[] => {
    const answer = given.get(code) ?? ''
    const missing = answer === '' || (kind === 'yes-no' && answer !== 'yes' && answer !== 'no')
    if (missing && optional !== true) faults.push({ at: code, fault: 'missing' })
    return missing ? [] : [{ code, answer }]
  })
  return { kept, faults }
}
