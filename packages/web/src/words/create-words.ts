import { createTranslator } from 'use-intl/core'

type Catalogue = Readonly<Record<string, unknown>>

/**
 * The words of one catalogue: `words('pay.title', { amount })`. A key or an argument that is missing does not
 * compile. Each feature binds its own catalogue, so that its words ship with its route and with nothing else.
 */
export function createWords<const Messages extends Catalogue>(messages: Messages) {
  return createTranslator({ locale: 'es-CL', timeZone: 'America/Santiago', messages })
}
