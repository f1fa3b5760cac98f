import { createTranslator } from 'use-intl/core'

type Catalogue = Readonly<Record<string, unknown>>

/**
 * The texts of one catalogue: `words('pay.title', { amount })`. A missing key or argument does not compile.
 * Each feature binds its own catalogue, so that its texts are loaded with its route only.
 */
export function createWords<const Messages extends Catalogue>(messages: Messages, locale = 'es-CL') {
  return createTranslator({ locale, timeZone: 'America/Santiago', messages })
}
