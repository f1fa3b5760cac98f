import type { Language } from '@puente/contract'

export const language: Language = 'en'

export const namesLocale = 'en'

export const ownNames: Readonly<Record<string, string>> = {}
