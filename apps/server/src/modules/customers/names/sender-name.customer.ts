import { isRefusal, refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { changeSenderName } from './change-sender-name.ts'
import { confirmEap, eapHash, eapInForce } from '../eap/eap.ts'
import { openEap } from '../eap/eap.store.ts'
import { senderNamePreview, senderNameView } from './sender-name-view.ts'

/** Handlers of the sender name. */
export const senderNameHandlers: readonly Handler[] = [
  handler(endpoints.getSenderName, async (work, { actor }) =>
    actor.kind === 'customer' ? senderNameView(work, actor.customerId) : refuse('not-allowed'),
  ),
  handler(endpoints.previewSenderName, async (work, { actor, body }) =>
    actor.kind === 'customer' ? senderNamePreview(work, actor.customerId, body.name) : refuse('not-allowed'),
  ),
  handler(endpoints.changeSenderName, async (work, { actor, body }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const changed = await changeSenderName(work, actor.customerId, body.name)
    return isRefusal(changed) ? changed : senderNameView(work, actor.customerId)
  }),
]

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
