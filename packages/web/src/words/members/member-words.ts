import { createWords } from '../create-words.ts'
import { memberMessages } from './messages.es.ts'

/** What members are in a company, and what that includes. */
export const memberWords = createWords(memberMessages)

const oneOf = new Intl.ListFormat('es-CL', { type: 'disjunction' })

/** 'Ana Díaz, Beto Ruiz o Inés Soto': whom to ask; whoever administers the company where nobody is named. */
export const whoCanText = (names: readonly string[]): string =>
  names.length === 0 ? memberWords('administrator') : oneOf.format(names)
