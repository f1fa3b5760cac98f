import { refuse, type Id, type Refusal, type SelfieAnswer } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { lockCustomer, profileFor } from '../../customers/index.ts'
import { eraseSelfies, newestSelfie, type Document } from '../../documents/index.ts'
import { levelRequirements } from '../levels/level.ts'
import { nextLevel } from '../levels/level-view.ts'
import { deleteComparisons, insertComparison } from './comparisons.store.ts'
import { consentText, type SelfieParts } from './consent-text.ts'
import { selfieOf } from './selfie-of.ts'
import { consentedBy, currentAnswer, endAnswer, insertAnswer } from './selfies.store.ts'

/** Whether the next level of a customer needs a selfie, by the setting in force. */
export async function needsSelfie(work: Work, customerId: Id<'customer'>): Promise<boolean> {
  const profile = await profileFor(work, customerId)
  const level = profile && nextLevel(profile)
  if (profile === undefined || level === undefined) return false
  return (await levelRequirements(work, profile.kind, level)).selfie === true
}

/** Stores an answer in place of the one in force. */
async function answer(
  work: Work,
  parts: SelfieParts,
  given: SelfieAnswer,
  { hash, ip }: { readonly hash?: string; readonly ip: string | undefined },
): Promise<true | Refusal<'not-allowed' | 'selfie-not-needed' | 'fields-wrong'>> {
  const { actor } = work
  if (actor.kind !== 'customer') return refuse('not-allowed')
  const { customerId, userId } = actor
  await lockCustomer(work, customerId)
  if (!(await needsSelfie(work, customerId)) || (await selfieOf(work, customerId)).state === 'accepted')
    return refuse('selfie-not-needed')
  const text = await consentText(work, parts)
  if (hash !== undefined && hash !== text.hash.toString('hex'))
    return refuse('fields-wrong', {}, [{ at: 'hash', fault: 'not-in-force' }])
  const before = await currentAnswer(work, customerId)
  if (before?.answer === given) return true
  await endAnswer(work, customerId)
  if (before?.answer === 'given') await erase(work, customerId)
  const coversProvider = parts.hasProvider && given === 'given'
  await insertAnswer(work, { customerId, userId, answer: given, coversProvider }, text, ip)
  return true
}

/** Consents to a selfie. Refuses the hash of a text that is not in force. */
export const giveConsent = (
  work: Work,
  parts: SelfieParts,
  hash: string,
  ip: string | undefined,
): Promise<true | Refusal<'not-allowed' | 'selfie-not-needed' | 'fields-wrong'>> =>
  answer(work, parts, 'given', { hash, ip })

/** Refuses the selfie, so that staff check in another way. Withdraws a consent given before. */
export const refuseSelfie = (
  work: Work,
  parts: SelfieParts,
  ip: string | undefined,
): Promise<true | Refusal<'not-allowed' | 'selfie-not-needed' | 'fields-wrong'>> =>
  answer(work, parts, 'refused', { ip })

/** Withdraws the consent of the acting user, for whichever customer it was given. The picture is erased at once. */
export async function withdrawConsent(
  work: Work,
): Promise<undefined | Refusal<'not-allowed' | 'selfie-consent-missing'>> {
  const { actor } = work
  if (actor.kind !== 'customer') return refuse('not-allowed')
  const customerId = await consentedBy(work, actor.userId)
  if (customerId === undefined) return refuse('selfie-consent-missing')
  await lockCustomer(work, customerId)
  await endAnswer(work, customerId)
  await erase(work, customerId)
  return undefined
}

async function erase(work: Work, customerId: Id<'customer'>): Promise<void> {
  await deleteComparisons(work, { customerId })
  await eraseSelfies(work, customerId)
}

/** Whether a customer may send a document of this kind: a selfie only with a consent in force. */
export async function mayReceiveSelfie(
  work: Work,
  customerId: Id<'customer'>,
  kind: Document['kind'],
): Promise<undefined | Refusal<'selfie-consent-missing'>> {
  if (kind !== 'selfie') return undefined
  const { state, answer: current } = await selfieOf(work, customerId)
  return current?.answer === 'given' && state !== 'accepted' ? undefined : refuse('selfie-consent-missing')
}

/** A selfie was received: a provider compares it where the consent named one. The advice about an earlier one goes. */
export async function selfieChanged(work: Work, { id, kind, customerId }: Document): Promise<void> {
  if (kind !== 'selfie') return
  await deleteComparisons(work, { customerId })
  // A selfie that its customer removed is no longer the newest one.
  if ((await newestSelfie(work, customerId))?.id !== id) return
  if ((await currentAnswer(work, customerId))?.coversProvider === true)
    await insertComparison(work, id, customerId)
}
