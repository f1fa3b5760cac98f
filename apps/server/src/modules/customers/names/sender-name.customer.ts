import { isRefusal, refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { changeSenderName } from './change-sender-name.ts'
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
