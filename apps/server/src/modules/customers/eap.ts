import { createHash } from 'node:crypto'
import { refuse, type FieldFault, type Refusal } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import { settle, type PendingRule } from '../pending-items/index.ts'
import { confirmRequest, eapOwed, insertEapRequest } from './eap.store.ts'
import { promisedBy } from './file-clock.ts'

/** What the operator asks a customer to confirm; what it means is the operator's to say. */
export type EapText = SettingData<typeof settingKind.eap>

export interface EapAnswer {
  readonly code: string
  readonly answer: string
}

/** A customer owes the confirmation that the operator asked for until they give it. */
export const eapConfirmation: PendingRule<'eap-confirmation'> = {
  kind: 'eap-confirmation',
  owed: (_work, { only }) => eapOwed(only),
}

/** The text in force; the operator always has one, so a missing one is a fault in the data, and throws. */
export async function eapInForce(work: Work): Promise<Version<EapText>> {
  const found = await settingInForce(work, settingKind.eap)
  return found
}

/** SHA-256 of title, text and questions, in hex. */
export const eapHash = ({ title, text, questions }: EapText): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text, questions.map(({ code, kind, label }) => [code, kind, label])]))
    .digest('hex')

/** Asks customers for the confirmation; answers who of them was not asked already. */
export async function askEap(work: Work, customerIds: readonly string[], reason: string): Promise<string[]> {
  const dueAt = await promisedBy(work, 'eapDays')
  const asked: string[] = []
  for (const customerId of new Set(customerIds))
    if (await insertEapRequest(work, { customerId, reason, dueAt })) asked.push(customerId)
  await settle(work, [eapConfirmation], asked)
  for (const customerId of asked) await work.audit({ action: 'ask-eap', subject: customerId })
  return asked
}

/** Confirms the text in force with the answers to its questions. */
export async function confirmEap(
  work: Work,
  { customerId, userId }: { readonly customerId: string; readonly userId: string },
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

/** Each question answered as it asks; an answer to nothing that was asked is a fault. */
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
