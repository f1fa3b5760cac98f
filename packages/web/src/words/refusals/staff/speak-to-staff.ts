import { createWords } from '../../create-words.ts'
import { addWords } from '../describe-failure.ts'
import { staffRefusalMessages } from './messages.es.ts'

/** From here on refusals that only staff meet have their words, too. */
export function speakToStaff(): void {
  addWords(createWords(staffRefusalMessages), (code) => Object.hasOwn(staffRefusalMessages, code))
}
