/**
 * The fault that a check finds: the check digits, the length that the country prescribes, or an unknown
 * country.
 */
export type CheckFault = 'wrong-check-digit' | 'wrong-length' | 'unknown-country'

/**
 * A weighted sum of characters, as data: one shape for the check digits of routing numbers, national accounts
 * and tax numbers.
 */
export interface WeightedCheck {
  readonly kind: 'weighted'
  /** The range of summed characters, as in `String.slice`: negative numbers count from the end. */
  readonly from: number
  readonly to: number
  /** One weight per character, from the first; repeated when there are more characters. */
  readonly weights: readonly number[]
  /** The first weight belongs to the last character instead. */
  readonly fromLast?: boolean | undefined
  /** The digits of each product are summed instead of its value. */
  readonly digitSums?: boolean | undefined
  readonly modulus: number
  /**
   * The position of the check character, as in `String.at`, and the expected character for each remainder, by
   * index.
   */
  readonly at?: number | undefined
  readonly symbols?: string | undefined
  /** Letters that may be summed: the value of each is its index in this text. */
  readonly letters?: string | undefined
}

/**
 * An IBAN: ISO 7064 mod 97 over the whole value, and the length that each country prescribes. Other countries
 * are refused as unknown.
 */
export interface IbanCheck {
  readonly kind: 'iban'
  /** By ISO 3166-1 alpha-2 code. */
  readonly lengths: Readonly<Record<string, number>>
}

/** A check in the data of a field. */
export type Check = (WeightedCheck | IbanCheck) & {
  /** The check applies only to values that match this regular expression as a whole. */
  readonly onlyIf?: string | undefined
  /**
   * 'warn' accepts the value with a warning: for algorithms that are not published, or that real numbers
   * violate.
   */
  readonly severity: 'block' | 'warn'
}

/** Checks a normalised value (capitals, no spaces or hyphens). Returns undefined when it is valid. */
export function faultOfCheck(check: Check, value: string): CheckFault | undefined {
  if (check.onlyIf !== undefined && !new RegExp(`^(?:${check.onlyIf})$`).test(value)) return undefined
  return check.kind === 'iban' ? ibanFault(check, value) : weightedFault(check, value)
}

function weightedFault(check: WeightedCheck, value: string): CheckFault | undefined {
  const { from, to, weights, modulus, at, symbols = '0' } = check
  const summed = value.slice(from, to === 0 ? undefined : to)
  // A sum of zeros is always valid, but no bank or registry issues such numbers.
  if (/^0*$/.test(summed)) return 'wrong-check-digit'
  const values = [...summed].map((character) => valueOf(check, character))
  if (check.fromLast === true) values.reverse()
  const total = values.reduce((sum, one, index) => {
    const product = one * (weights[index % weights.length] ?? 0)
    return sum + (check.digitSums === true ? digitSum(product) : product)
  }, 0)
  // With a character that cannot be summed the total is NaN, and no symbol is found.
  const asked = symbols[total % modulus]
  const stands = at === undefined ? '0' : value.at(at)
  return asked !== undefined && asked === stands ? undefined : 'wrong-check-digit'
}

function valueOf({ letters = '' }: WeightedCheck, character: string): number {
  if (/[0-9]/.test(character)) return Number(character)
  const place = letters.indexOf(character)
  return place < 0 ? Number.NaN : place
}

const digitSum = (product: number): number =>
  product > 9 ? digitSum(Math.floor(product / 10)) + (product % 10) : product

function ibanFault({ lengths }: IbanCheck, value: string): CheckFault | undefined {
  const country = value.slice(0, 2)
  if (!Object.hasOwn(lengths, country)) return 'unknown-country'
  if (value.length !== lengths[country]) return 'wrong-length'
  // 00, 01 and 99 leave the same remainder as 97, 98 and 02, and no bank issues them.
  if (!/^[A-Z]{2}(?!00|01|99)[0-9]{2}[A-Z0-9]+$/.test(value)) return 'wrong-check-digit'
  let rest = 0
  for (const character of value.slice(4) + value.slice(0, 4)) {
    const number = Number.parseInt(character, 36)
    rest = (rest * (number < 10 ? 10 : 100) + number) % 97
  }
  return rest === 1 ? undefined : 'wrong-check-digit'
}
