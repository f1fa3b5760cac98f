import { createWords } from '../../create-words.ts'
import { addWords } from '../describe-failure.ts'
import { staffGeneralMessages } from './messages-general.es.ts'
import { staffRefusalMessages } from './messages.es.ts'

const messages = { ...staffRefusalMessages, ...staffGeneralMessages } as const

/** Registers the texts of refusals for staff: of those that only they get, and of general failures. */
export function addStaffRefusalTexts(): void {
  addWords(createWords(messages), (code) => Object.hasOwn(messages, code))
}
