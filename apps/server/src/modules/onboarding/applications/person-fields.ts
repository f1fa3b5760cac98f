import { normalPhone, phoneFault, type PhoneRules } from '../../access/index.ts'
import { isDay } from '../../corridors/index.ts'
import { isOnlySigns, oneLine } from '../../customers/index.ts'

/** The normalized value, or its fault. */
export type ReadField = { readonly normalised: string } | { readonly fault: string }

/** Normalizes a name: composed characters, single spaces. */
export function readName(typed: string): ReadField {
  const normalised = oneLine(typed)
  if (normalised === '') return { fault: 'missing' }
  return /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(normalised) ? { normalised } : { fault: 'not-a-name' }
}

/** Normalizes the name of a company: a line with at least one letter or digit. */
export function readLine(typed: string): ReadField {
  const normalised = oneLine(typed)
  if (normalised === '') return { fault: 'missing' }
  return isOnlySigns(normalised) ? { fault: 'wrong-format' } : { normalised }
}

/** An e-mail address without surrounding spaces; the case is kept. */
export function readEmail(typed: string): ReadField {
  const normalised = typed.trim()
  const [local, domain, ...more] = normalised.split('@')
  const holds =
    more.length === 0 &&
    /^[^\s<>()[\],;:"\\]{1,64}$/.test(local ?? '') &&
    /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u.test(domain ?? '')
  return holds ? { normalised } : { fault: 'wrong-format' }
}

/** The number of a Chilean identity card: nine digits, or a letter and digits. Dots and spaces are removed. */
export function readDocumentNumber(typed: string): ReadField {
  const normalised = typed.replaceAll(/[.\s-]/g, '').toUpperCase()
  return /^([0-9]{9}|[A-Z][0-9]{7,9})$/.test(normalised) ? { normalised } : { fault: 'wrong-format' }
}

/** A phone number in E.164 that may receive codes. Without a country code it is Chilean. */
export function readPhone(rules: PhoneRules, typed: string): ReadField {
  const normalised = normalPhone(typed)
  if (normalised === undefined) return { fault: 'wrong-format' }
  const fault = phoneFault(rules, normalised)
  return fault === undefined ? { normalised } : { fault }
}

const ADULT_YEARS = 18

/** A birth date that exists, of an adult on `today`; both 'YYYY-MM-DD'. */
export function readBirthDate(typed: string, today: string): ReadField {
  const normalised = typed.trim()
  if (!isDay(normalised) || normalised < '1900-01-01' || normalised > today) return { fault: 'not-a-date' }
  const [year = '', month = '', day = ''] = normalised.split('-')
  // A person born on 29 February comes of age on 1 March in a year without that day.
  const adultFrom = `${Number(year) + ADULT_YEARS}-${month}-${day}`
  return adultFrom <= today ? { normalised } : { fault: 'under-age' }
}
