import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** One spelling for one phone, +56912345678: without a country it is Chilean. Undefined when it is no phone. */
export function normalPhone(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, 'CL')
  return parsed?.isValid() === true ? parsed.number : undefined
}
