import type { Id, SelfieState } from '@puente/contract'
import type { SelfieNeed } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { newestSelfie, type Document } from '../../documents/index.ts'
import type { Selfie, SelfieCheck, SelfieConsent } from './selfie.ts'
import { currentAnswer, newestChecks } from './selfies.store.ts'

/**
 * A verdict counts while its consent is in force, also after the picture was erased; another check counts always. Of the
 * pictures the newest one counts.
 */
export async function selfieOf(work: Work, customerId: Id<'customer'>): Promise<Selfie> {
  const answer = await currentAnswer(work, customerId)
  const checks = await newestChecks(work, customerId)
  const document = await newestSelfie(work, customerId)
  const accepted = checks.find(
    ({ verdict, consentId, method }) =>
      method !== undefined || (verdict === 'same' && consentId === answer?.id),
  )
  return { state: stateOf(answer, document, accepted), answer, document, checks, accepted }
}

function stateOf(
  answer: SelfieConsent | undefined,
  document: Document | undefined,
  accepted: SelfieCheck | undefined,
): SelfieState {
  if (accepted !== undefined) return 'accepted'
  if (answer === undefined) return 'consent'
  if (answer.answer === 'refused') return 'other-way'
  if (document === undefined) return 'photo'
  return document.state === 'refused' ? 'refused' : 'waiting'
}

/** The selfie in the format of the API. */
export const toNeed = ({ state, document }: Selfie): SelfieNeed => ({
  state,
  ...(state !== 'refused' || document?.reason === undefined ? {} : { reason: document.reason }),
  ...(state !== 'refused' || document?.remark === undefined ? {} : { remark: document.remark }),
})
