import { uiMessages } from './messages.es.ts'

/** The visual kit's own words; it fills the few counts in by itself, so the catalogue is the words. */
export const uiWords: { readonly [Name in keyof typeof uiMessages]: string } = uiMessages
