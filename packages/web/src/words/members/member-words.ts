import { createWords } from '../create-words.ts'
import { listOfNames } from '../language/late-names.ts'
import { memberMessages } from './messages.es.ts'

/** The roles of a company's members, and what they may do. */
export const memberWords = createWords(memberMessages)

/** 'Ana Díaz, Beto Ruiz o Inés Soto': whom to ask; "an administrator" when no names are given. */
export const whoCanText = (names: readonly string[]): string =>
  names.length === 0 ? memberWords('administrator') : listOfNames(names, 'disjunction')
