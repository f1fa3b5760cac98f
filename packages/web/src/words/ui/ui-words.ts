import { uiMessages } from './messages.es.ts'

/** The design system's own texts. It formats the few counts itself, so the catalogue contains plain texts. */
export const uiWords: { readonly [Name in keyof typeof uiMessages]: string } = uiMessages
