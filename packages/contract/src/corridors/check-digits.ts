/** What a check finds wrong: the control digits, the length the country prescribes, or a country without IBAN. */
export type CheckFault = 'wrong-check-digit' | 'wrong-length' | 'unknown-country'

/** Looks at a normalised value (capitals, no spaces or hyphens); undefined means it fits. */
export type Check = (value: string) => CheckFault | undefined

const digit = (value: string, at: number): number => value.charCodeAt(at) - 48

function weighted(value: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, at) => total + weight * digit(value, at), 0)
}

const checkDigit = (fits: boolean): CheckFault | undefined => (fits ? undefined : 'wrong-check-digit')

/** United States: the ABA routing number, nine digits. */
export const checkAba: Check = (value) =>
  checkDigit(/^(?!0+$)[0-9]{9}$/.test(value) && weighted(value, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0)

/** Mexico: the CLABE, eighteen digits, the last one over the seventeen before. */
export const checkClabe: Check = (value) =>
  checkDigit(
    /^(?!0+$)[0-9]{18}$/.test(value) &&
      weighted(value, [3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  )

/** Length of an IBAN by country, from the SWIFT registry. */
const ibanLengths =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 ' +
  'DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 ' +
  'IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 ' +
  'MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 ' +
  'SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30 '

function ibanLength(country: string): number | undefined {
  const at = ibanLengths.indexOf(country)
  return at < 0 ? undefined : Number(ibanLengths.slice(at + 2, at + 4))
}

/** Any country's IBAN: its length and the ISO 7064 mod 97 check over the whole. */
export const checkIban: Check = (value) => {
  const length = /^[A-Z]{2}/.test(value) ? ibanLength(value.slice(0, 2)) : undefined
  if (length === undefined) return 'unknown-country'
  if (value.length !== length) return 'wrong-length'
  // 00, 01 and 99 leave the same rest as 97, 98 and 02, and no bank issues them.
  if (!/^[A-Z]{2}(?!00|01|99)[0-9]{2}[A-Z0-9]+$/.test(value)) return 'wrong-check-digit'
  let rest = 0
  for (const character of value.slice(4) + value.slice(0, 4)) {
    const number = Number.parseInt(character, 36)
    rest = (rest * (number < 10 ? 10 : 100) + number) % 97
  }
  return checkDigit(rest === 1)
}

const cccWeights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6] as const

function cccDigit(tenDigits: string): number {
  const digit = 11 - (weighted(tenDigits, cccWeights) % 11)
  return digit === 11 ? 0 : digit === 10 ? 1 : digit
}

/** An IBAN for a recipient in Spain: a Spanish one must also have the two control digits of its CCC right. */
export const checkIbanSpain: Check = (value) => {
  const fault = checkIban(value)
  if (fault !== undefined || !value.startsWith('ES')) return fault
  const ccc = value.slice(4)
  return checkDigit(
    /^[0-9]{20}$/.test(ccc) &&
      digit(ccc, 8) === cccDigit(`00${ccc.slice(0, 8)}`) &&
      digit(ccc, 9) === cccDigit(ccc.slice(10)),
  )
}

function cciDigit(digits: string): number {
  let total = 0
  for (let at = 0; at < digits.length; at += 1) {
    const product = digit(digits, at) * (at % 2 === 0 ? 1 : 2)
    total += product > 9 ? product - 9 : product
  }
  return (10 - (total % 10)) % 10
}

/** Peru: the CCI, twenty digits; the last two over bank and branch, and over the account. */
export const checkCci: Check = (value) =>
  checkDigit(
    /^(?!0+$)[0-9]{20}$/.test(value) &&
      digit(value, 18) === cciDigit(value.slice(0, 6)) &&
      digit(value, 19) === cciDigit(value.slice(6, 18)),
  )

/** Colombia: the NIT with its verification digit last, six to sixteen digits. */
export const checkNit: Check = (value) => {
  const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71].slice(0, value.length - 1)
  const rest = weighted(value, weights.toReversed()) % 11
  return checkDigit(
    /^[1-9][0-9]{5,15}$/.test(value) && digit(value, value.length - 1) === (rest < 2 ? rest : 11 - rest),
  )
}

/** Peru: the RUC of a person or company, eleven digits. */
export const checkRuc: Check = (value) =>
  checkDigit(
    /^(10|15|16|17|20)[0-9]{9}$/.test(value) &&
      digit(value, 10) === (11 - (weighted(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10,
  )

/** Spain: DNI (eight digits and a letter) or NIE (X, Y or Z, seven digits and a letter). */
export const checkDni: Check = (value) => {
  const number = value.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
  return checkDigit(
    /^([0-9]{8}|[XYZ][0-9]{7})[A-Z]$/.test(value) &&
      'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(number) % 23) === value.at(-1),
  )
}

/**
 * Every check that a corridor's data may name. 'block' refuses the value; 'warn' keeps it and says so, where
 * the algorithm is not officially published or real numbers are known to break it.
 */
export const checkDigits = {
  aba: { check: checkAba, severity: 'block' },
  clabe: { check: checkClabe, severity: 'block' },
  iban: { check: checkIban, severity: 'block' },
  'iban-es': { check: checkIbanSpain, severity: 'block' },
  cci: { check: checkCci, severity: 'warn' },
  nit: { check: checkNit, severity: 'block' },
  ruc: { check: checkRuc, severity: 'block' },
  dni: { check: checkDni, severity: 'block' },
} as const satisfies Record<string, { readonly check: Check; readonly severity: 'block' | 'warn' }>

export type CheckDigitName = keyof typeof checkDigits

/** The names under which corridor data ask for a check. */
export const checkDigitNames = Object.keys(checkDigits) as [CheckDigitName, ...CheckDigitName[]]
