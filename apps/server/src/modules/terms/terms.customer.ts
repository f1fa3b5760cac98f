import { refuse } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { door, type Door } from '../../platform/http/door.ts'
import { acceptTerms } from './accept-terms.ts'
import { termsAnnounced, termsInForce, type Publisher, type Terms } from './terms.ts'

/** The texts, for whoever asks. */
export const termsDoors = (publisher: Publisher): readonly Door[] => [
  door(customerEndpoints.getTerms, async (work, { params: { kind } }) => {
    const next = await termsAnnounced(work, publisher, kind)
    return {
      kind,
      ...toWire(await termsInForce(work, publisher, kind)),
      ...(next === undefined ? {} : { next: toWire(next) }),
    }
  }),
  door(customerEndpoints.acceptTerms, async (work, { actor, body: { accepts }, request }) => {
    if (actor.kind !== 'customer') return refuse('signed-out')
    const texts = { 'terms-of-use': accepts.termsOfUse, 'privacy-notice': accepts.privacyNotice }
    const accepted = await acceptTerms(work, publisher, { userId: actor.userId }, texts, request.ip)
    return accepted === true ? undefined : accepted
  }),
]

const toWire = ({ inForceFrom, ...terms }: Terms) => ({ ...terms, inForceFrom: inForceFrom.toISOString() })
