/** A payout as Puente orders it. */
export type PayoutOrder = {
  readonly clientReference: string
  readonly rail: string
  readonly currency: string
  /** Minor units. */
  readonly amount: string
  readonly beneficiary: {
    readonly name: string
    readonly address?: unknown
    readonly fields: Readonly<Record<string, string>>
  }
  readonly originator: { readonly name: string; readonly reference: string }
  readonly purpose: string
}

/** Why a rail refuses a payout at once, and the field to blame. */
export type RailFault = { readonly code: string; readonly field: string }

type Rail = {
  readonly currency: string
  /** The fields that can carry the account, most telling first. */
  readonly account: RegExp
  readonly valid: (account: string, fields: Readonly<Record<string, string>>) => RailFault | null
}

const largestMinor = 100_000_000_00n

/** The rails of the pretend world: their currency and how each knows a possible account. */
const rails: Readonly<Record<string, Rail>> = {
  'us-ach': { currency: 'USD', account: /account/i, valid: usAccount },
  'mx-spei': { currency: 'MXN', account: /clabe|account/i, valid: (text) => whenNot(isClabe(text), 'clabe') },
  'es-sepa': {
    currency: 'EUR',
    account: /iban|account/i,
    valid: (text) => whenNot(isIban(text, 'ES', 24), 'iban'),
  },
  'de-sepa': {
    currency: 'EUR',
    account: /iban|account/i,
    valid: (text) => whenNot(isIban(text, 'DE', 22), 'iban'),
  },
  'pe-cce': {
    currency: 'PEN',
    account: /cci|account/i,
    valid: (text) => whenNot(/^\d{20}$/.test(text), 'cci'),
  },
  'co-ach': {
    currency: 'COP',
    account: /account/i,
    valid: (text) => whenNot(/^\d{6,20}$/.test(text), 'account'),
  },
}

/** The account number of a beneficiary, without spaces and hyphens; empty when no field carries one. */
export function accountIn({ rail, beneficiary }: Pick<PayoutOrder, 'rail' | 'beneficiary'>): string {
  return accountField(rail, beneficiary.fields)?.[1].replace(/[\s-]/g, '') ?? ''
}

/** What makes a rail refuse this payout at once; null when it takes it. */
export function faultOf(order: PayoutOrder): RailFault | null {
  const rail = Object.hasOwn(rails, order.rail) ? rails[order.rail] : undefined
  if (rail === undefined) return { code: 'unknown-rail', field: 'rail' }
  if (order.currency !== rail.currency) return { code: 'currency-not-supported', field: 'currency' }
  const minor = BigInt(order.amount)
  if (minor === 0n || minor > largestMinor) return { code: 'amount-out-of-range', field: 'amount' }
  if (order.beneficiary.name.trim() === '') return { code: 'name-missing', field: 'beneficiary.name' }
  const found = accountField(order.rail, order.beneficiary.fields)
  if (found === undefined) return { code: 'account-missing', field: 'beneficiary.fields' }
  const fault = rail.valid(accountIn(order), order.beneficiary.fields)
  return fault && { ...fault, field: fault.field === '' ? `beneficiary.fields.${found[0]}` : fault.field }
}

function accountField(
  railName: string,
  fields: Readonly<Record<string, string>>,
): [string, string] | undefined {
  const pattern = rails[railName]?.account ?? /account/i
  // A field such as accountType names an account without being its number: the number is the one with digits.
  const matching = Object.entries(fields).filter(([name, value]) => pattern.test(name) && /\d/.test(value))
  return matching.find(([name]) => !/account/i.test(name)) ?? matching[0]
}

function whenNot(valid: boolean, what: string): RailFault | null {
  return valid ? null : { code: `${what}-not-valid`, field: '' }
}

function usAccount(account: string, fields: Readonly<Record<string, string>>): RailFault | null {
  const routing = Object.entries(fields).find(([name]) => /routing|aba/i.test(name))
  if (routing === undefined) return { code: 'routing-number-missing', field: 'beneficiary.fields' }
  if (!isRoutingNumber(routing[1]))
    return { code: 'routing-number-not-valid', field: `beneficiary.fields.${routing[0]}` }
  return whenNot(/^[0-9A-Za-z]{4,17}$/.test(account), 'account')
}

function isRoutingNumber(text: string): boolean {
  return /^\d{9}$/.test(text) && weighted(text, [3, 7, 1]) % 10 === 0
}

function isClabe(text: string): boolean {
  return /^\d{18}$/.test(text) && clabeCheckDigit(text.slice(0, 17)) === text.slice(17)
}

/** The last digit of a CLABE from its first 17. */
export function clabeCheckDigit(first: string): string {
  const sum = [...first].reduce(
    (total, digit, index) => total + ((Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

function weighted(digits: string, weights: readonly number[]): number {
  return [...digits].reduce(
    (sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0),
    0,
  )
}

function isIban(text: string, country: string, length: number): boolean {
  if (!new RegExp(`^${country}\\d{${length - 2}}$`).test(text)) return false
  const moved = text.slice(4) + text.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}
