import { createWords } from '../create-words.ts'
import { phoneMessages } from './messages.es.ts'

const words = createWords(phoneMessages)

/** Digits of a Chilean number without its country, and the fewest of any other with its country. */
const CHILEAN_DIGITS = 9
const FEWEST_DIGITS = 8

/**
 * What is wrong with the length of a phone as it was typed, in words that say how many digits; undefined where it fits.
 * Without a country it is Chilean. Whether the number exists is for the server to judge.
 */
export function phoneFault(typed: string): string | undefined {
  const text = typed.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  if (!/^\+?\d*$/.test(text)) return words('characters')
  const digits = text.replace('+', '')
  const isForeign = text.startsWith('+') && !'56'.startsWith(digits.slice(0, 2))
  if (isForeign)
    return digits.length < FEWEST_DIGITS ? words('foreignShort', { least: String(FEWEST_DIGITS) }) : undefined
  const national = text.startsWith('+') || digits.length > CHILEAN_DIGITS ? digits.replace(/^56/, '') : digits
  const missing = CHILEAN_DIGITS - national.length
  if (missing > 0) return words('short', { missing })
  return missing < 0 ? words('long', { over: -missing }) : undefined
}
