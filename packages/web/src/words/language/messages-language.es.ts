import type { Language } from '@puente/contract'

/** The language of the page. */
export const language: Language = 'es'

/** The locale in which the browser names countries, currencies, months and weekdays, and joins names. */
export const namesLocale = 'es-CL'

/** Names that replace those of the browser: by code for countries and currencies, otherwise by the browser's word. */
export const ownNames: Readonly<Record<string, string>> = {}
