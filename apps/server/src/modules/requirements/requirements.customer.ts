import { refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { customerFor } from '../customers/index.ts'
import { identityView, requirementsView } from './requirements-view.ts'
import { settleDocumentItems } from './on-document.ts'
import { identityFor, lockIdentity, setAnnounced } from './identity/identity.store.ts'
import { announcementFaults } from './identity/identity-verdict.ts'

/** Handlers of a customer's required documents. */
export const requirementHandlers: readonly Handler[] = [
  handler(endpoints.getIdentity, async (work, { actor }) =>
    actor.kind === 'customer' ? identityView(work, actor.customerId) : refuse('not-allowed'),
  ),
  handler(endpoints.announceIdentity, async (work, { body, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const faults = announcementFaults(body)
    if (faults.length > 0) return refuse('fields-wrong', {}, faults)
    await lockIdentity(work, actor.customerId)
    await setAnnounced(work, actor.customerId, body)
    await settleDocumentItems(work, actor.customerId)
    return identityView(work, actor.customerId)
  }),
  handler(endpoints.listRequirements, async (work, { actor }) => {
    const customer = actor.kind === 'customer' ? await customerFor(work, actor.customerId) : undefined
    if (customer === undefined) return refuse('not-allowed')
    const answerBy = (await identityFor(work, customer.id))?.answerBy
    return {
      items: await requirementsView(work, customer),
      ...(answerBy === undefined ? {} : { answerBy: answerBy.toISOString() }),
    }
  }),
]
