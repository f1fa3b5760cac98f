import { isRefusal, refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { giveConsent, needsSelfie, refuseSelfie, withdrawConsent } from './answer-selfie.ts'
import { consentText, type SelfieParts } from './consent-text.ts'
import { selfieOf, toNeed } from './selfie-of.ts'

/** Where the acting customer's selfie stands, with the text of the consent in force. */
async function viewOf(work: Work, parts: SelfieParts) {
  if (work.actor.kind !== 'customer') return refuse('not-allowed')
  if (!(await needsSelfie(work, work.actor.customerId))) return refuse('selfie-not-needed')
  const selfie = await selfieOf(work, work.actor.customerId)
  const { version, hash, text } = await consentText(work, parts)
  return {
    ...toNeed(selfie),
    ...(selfie.answer?.answer === 'given' ? { consentedAt: selfie.answer.at.toISOString() } : {}),
    text: { version, hash: hash.toString('hex'), text },
  }
}

/** Handlers of a customer's selfie and their consent to it. */
export const selfieHandlers = (parts: SelfieParts): readonly Handler[] => [
  handler(endpoints.getSelfie, (work) => viewOf(work, parts)),
  handler(endpoints.giveSelfieConsent, async (work, { body, request }) => {
    const given = await giveConsent(work, parts, body.hash, request.ip)
    return isRefusal(given) ? given : viewOf(work, parts)
  }),
  handler(endpoints.refuseSelfie, async (work, { request }) => {
    const refused = await refuseSelfie(work, parts, request.ip)
    return isRefusal(refused) ? refused : viewOf(work, parts)
  }),
  handler(endpoints.withdrawSelfieConsent, (work) => withdrawConsent(work)),
]
