import { refuse } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { acceptTerms } from './accept-terms.ts'
import { termsAnnounced, termsInForce, type Publisher, type Terms } from './terms.ts'

/** Handlers that return the texts to everyone, and accept them for users. */
export const termsHandlers = (publisher: Publisher): readonly Handler[] => [
  handler(customerEndpoints.getTerms, async (work, { params: { kind } }) => {
    const next = await termsAnnounced(work, publisher, kind)
    return {
      kind,
      ...toWire(await termsInForce(work, publisher, kind)),
      ...(next === undefined ? {} : { next: toWire(next) }),
    }
  }),
  handler(customerEndpoints.acceptTerms, async (work, { actor, body: { accepts }, request }) => {
    if (actor.kind !== 'customer') return refuse('signed-out')
    const texts = { 'terms-of-use': accepts.termsOfUse, 'privacy-notice': accepts.privacyNotice }
    const accepted = await acceptTerms(work, publisher, { userId: actor.userId }, texts, request.ip)
    return accepted === true ? undefined : accepted
  }),
]

const toWire = ({ inForceFrom, ...terms }: Terms) => ({ ...terms, inForceFrom: inForceFrom.toISOString() })
