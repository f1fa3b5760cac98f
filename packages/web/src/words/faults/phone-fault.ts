import { createWords } from '../create-words.ts'
import { faultWords } from './fault-words.ts'
import { fieldForms } from './messages-forms.es.ts'
import { phoneMessages } from './messages-phone.es.ts'

const words = createWords(phoneMessages)

/**
 * Digits of a Chilean number without its country code, and the minimum of another number with its country
 * code.
 */
const CHILEAN_DIGITS = 9
const FEWEST_DIGITS = 8

/**
 * The fault of a typed phone number's length, with the expected number of digits; undefined when it is valid. Without a
 * country code it is Chilean. The server checks whether the number exists.
 */
export function phoneFault(typed: string): string | undefined {
  if (typed.trim() === '') return faultWords('missing', fieldForms.phone)
  const text = typed.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  if (!/^\+?\d*$/.test(text)) return words('characters')
  const digits = text.replace('+', '')
  const isForeign = text.startsWith('+') && !'56'.startsWith(digits.slice(0, 2))
  if (isForeign)
    return digits.length < FEWEST_DIGITS
      ? words('foreignShort', { least: String(FEWEST_DIGITS), typed: String(digits.length) })
      : undefined
  const national = text.startsWith('+') || digits.length > CHILEAN_DIGITS ? digits.replace(/^56/, '') : digits
  return national.length === CHILEAN_DIGITS ? undefined : words('length', { typed: String(national.length) })
}
