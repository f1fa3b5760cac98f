import type { Language } from '@puente/contract'

export const language: Language = 'pt'

export const namesLocale = 'pt-BR'

export const ownNames: Readonly<Record<string, string>> = {}
