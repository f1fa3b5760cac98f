/** What a check finds wrong: the control digits, the length the country prescribes, or a country it does not know. */
export type CheckFault = 'wrong-check-digit' | 'wrong-length' | 'unknown-country'

/**
 * A sum of weighted characters that has to come out right, as data: one shape for the control digits of routing
 * numbers, national accounts and tax numbers.
 */
export interface WeightedCheck {
  readonly kind: 'weighted'
  /** The characters that are summed, as `String.slice` counts them: negative numbers count from the end. */
  readonly from: number
  readonly to: number
  /** One for each character, from the first; repeated while characters are left. */
  readonly weights: readonly number[]
  /** The weights begin at the last character instead. */
  readonly fromLast?: boolean | undefined
  /** Of each product its digits are summed, and not its value. */
  readonly digitSums?: boolean | undefined
  readonly modulus: number
  /** Where the control character stands, as `String.at` counts, and which one each rest asks for: the rest's place in it. */
  readonly at?: number | undefined
  readonly symbols?: string | undefined
  /** Letters that may be summed: each counts its place in this text. */
  readonly letters?: string | undefined
}

/** An IBAN: ISO 7064 mod 97 over the whole, and the length that each country prescribes; others are unknown to it. */
export interface IbanCheck {
  readonly kind: 'iban'
  /** By ISO 3166-1 alpha-2. */
  readonly lengths: Readonly<Record<string, number>>
}

/** A check that a field's data ask for. */
export type Check = (WeightedCheck | IbanCheck) & {
  /** Only values that match this regular expression as a whole are looked at. */
  readonly onlyIf?: string | undefined
  /** 'warn' keeps the value and says so: for algorithms that are not published, or that real numbers break. */
  readonly severity: 'block' | 'warn'
}

/** Looks at a normalised value (capitals, no spaces or hyphens); undefined means it fits. */
export function faultOfCheck(check: Check, value: string): CheckFault | undefined {
  if (check.onlyIf !== undefined && !new RegExp(`^(?:${check.onlyIf})$`).test(value)) return undefined
  return check.kind === 'iban' ? ibanFault(check, value) : weightedFault(check, value)
}

function weightedFault(check: WeightedCheck, value: string): CheckFault | undefined {
  const { from, to, weights, modulus, at, symbols = '0' } = check
  const summed = value.slice(from, to === 0 ? undefined : to)
  // Zeros fit every sum, and no bank or registry gives them out.
  if (/^0*$/.test(summed)) return 'wrong-check-digit'
  const values = [...summed].map((character) => valueOf(check, character))
  if (check.fromLast === true) values.reverse()
  const total = values.reduce((sum, one, index) => {
    const product = one * (weights[index % weights.length] ?? 0)
    return sum + (check.digitSums === true ? digitSum(product) : product)
  }, 0)
  // A character that cannot be summed makes the total no number, which has no rest and no symbol.
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
  // 00, 01 and 99 leave the same rest as 97, 98 and 02, and no bank issues them.
  if (!/^[A-Z]{2}(?!00|01|99)[0-9]{2}[A-Z0-9]+$/.test(value)) return 'wrong-check-digit'
  let rest = 0
  for (const character of value.slice(4) + value.slice(0, 4)) {
    const number = Number.parseInt(character, 36)
    rest = (rest * (number < 10 ? 10 : 100) + number) % 97
  }
  return rest === 1 ? undefined : 'wrong-check-digit'
}
