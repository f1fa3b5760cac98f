import { refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { confirmEap, eapHash, eapInForce } from './eap.ts'
import { openEap } from './eap.store.ts'

/** Handlers of requested confirmations. */
export const eapHandlers: readonly Handler[] = [
  handler(endpoints.getEap, async (work, { actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const { version, data } = await eapInForce(work)
    const open = await openEap(work, actor.customerId)
    return {
      title: data.title,
      text: data.text,
      questions: data.questions.map((question) => ({ ...question })),
      version,
      hash: eapHash(data),
      ...(open === undefined ? {} : { askedAt: open.askedAt.toISOString(), dueAt: open.dueAt.toISOString() }),
    }
  }),
  handler(endpoints.confirmEap, async (work, { actor, body }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const confirmed = await confirmEap(work, actor, body.version, body.answers)
    return confirmed === true ? undefined : confirmed
  }),
]
