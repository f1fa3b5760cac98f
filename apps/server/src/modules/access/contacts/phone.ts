import { settingKind, type SettingData } from '@puente/contract/staff'
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { parsePhoneNumberFromString as parseShape } from 'libphonenumber-js/min'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'

/** Normalizes a phone to +56912345678. A number without a country is Chilean. Undefined when it is not a phone. */
export function normalPhone(typed: string): string | undefined {
  const parsed = parseShape(typed, 'CL')
  return parsed?.isValid() === true ? parsed.number : undefined
}

/** Which phones receive codes by SMS. Versioned: staff may change it. */
export type PhoneRules = SettingData<typeof settingKind.phoneRules>

export type PhoneFault = 'phone-country' | 'phone-type'

export async function phoneRules(work: Work): Promise<PhoneRules> {
  const found = await settingInForce(work, settingKind.phoneRules)
  return found.data
}

/** The country of a normalized phone number, or the calling code of an international network. */
export function phoneCountry(phone: string): string {
  const parsed = parseShape(phone)
  return parsed?.country ?? `+${parsed?.countryCallingCode ?? ''}`
}

/**
 * Why a normalized phone number receives no codes. Messages to premium numbers and distant networks are charged to the
 * sender, and fixed lines receive none. libphonenumber does not tell mobiles from fixed lines in Chile, so a number of
 * both types, or of none, is decided by the declared prefixes of its country.
 */
export function phoneFault(rules: PhoneRules, phone: string): PhoneFault | undefined {
  const country = phoneCountry(phone)
  if (!rules.countries.includes(country)) return 'phone-country'
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode)
  const type = parsed?.getType()
  const starts = rules.alsoMobile[country]
  if (type !== undefined && (type !== 'FIXED_LINE_OR_MOBILE' || starts === undefined))
    return rules.types.includes(type) ? undefined : 'phone-type'
  return starts?.some((start) => parsed?.nationalNumber.startsWith(start)) === true ? undefined : 'phone-type'
}
