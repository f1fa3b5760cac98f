import { createWords } from '../../create-words.ts'
import { addWords } from '../describe-failure.ts'
import { staffRefusalMessages } from './messages.es.ts'

/** Registers the texts of refusals that only staff get. */
export function addStaffRefusalTexts(): void {
  addWords(createWords(staffRefusalMessages), (code) => Object.hasOwn(staffRefusalMessages, code))
}
