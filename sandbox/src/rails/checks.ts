/** A payout order of Puente. */
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

/** Why a rail refuses a payout at once, and the field with the fault. */
export type RailFault = { readonly code: string; readonly field: string }

/** A value that a rail requires among a beneficiary's fields. */
type Needed = {
  /** A regular expression that matches a part of the field's name, in any case. */
  readonly field: string
  /** The name of the value in a refusal. */
  readonly called: string
  /** A regular expression for the whole value, without spaces and hyphens. */
  readonly looks: string
  readonly check?: keyof typeof checks
}

/** A simulated rail: its currency, the amounts it can pay, and its check of accounts. */
export type Rail = {
  readonly currency: string
  /** Minor units. */
  readonly largestMinor: string
  /** The smallest step of an amount, in minor units: 100 for a rail without cents. */
  readonly stepMinor: string
  readonly account: Needed
  readonly also: readonly Needed[]
}

/** The rails, by name. */
export type Rails = Readonly<Record<string, Rail>>

type Placed = Pick<PayoutOrder, 'rail' | 'beneficiary'>

const railOf = (rails: Rails, { rail }: Placed) => (Object.hasOwn(rails, rail) ? rails[rail] : undefined)

/** The account number of a beneficiary, without spaces and hyphens; empty when no field contains one. */
export function accountIn(rails: Rails, order: Placed): string {
  const pattern = railOf(rails, order)?.account.field ?? 'account'
  return bare(accountField(pattern, order.beneficiary.fields)?.[1] ?? '')
}

/** The fault for which a rail refuses this payout at once; null when it accepts it. */
export function faultOf(rails: Rails, order: PayoutOrder): RailFault | null {
  const rail = railOf(rails, order)
  if (rail === undefined) return { code: 'unknown-rail', field: 'rail' }
  if (order.currency !== rail.currency) return { code: 'currency-not-supported', field: 'currency' }
  const minor = BigInt(order.amount)
  if (minor === 0n || minor > BigInt(rail.largestMinor))
    return { code: 'amount-out-of-range', field: 'amount' }
  if (minor % BigInt(rail.stepMinor) !== 0n) return { code: 'amount-too-fine', field: 'amount' }
  if (order.beneficiary.name.trim() === '') return { code: 'name-missing', field: 'beneficiary.name' }
  const { fields } = order.beneficiary
  const account = accountField(rail.account.field, fields)
  const also = rail.also.map((needed) => neededFault(needed, namedLike(needed.field, fields)[0]))
  const faults =
    account === undefined
      ? [neededFault(rail.account, account)]
      : [...also, neededFault(rail.account, account)]
  return faults.find((fault) => fault !== null) ?? null
}

function neededFault(
  { called, looks, check }: Needed,
  found: readonly [string, string] | undefined,
): RailFault | null {
  if (found === undefined) return { code: `${called}-missing`, field: 'beneficiary.fields' }
  const value = bare(found[1])
  const fits = new RegExp(`^(?:${looks})$`).test(value) && (check === undefined || checks[check](value))
  return fits ? null : { code: `${called}-not-valid`, field: `beneficiary.fields.${found[0]}` }
}

const bare = (text: string) => text.replace(/[\s-]/g, '')

type Fields = PayoutOrder['beneficiary']['fields']

const namedLike = (pattern: string, fields: Fields) =>
  Object.entries(fields).filter(([name]) => new RegExp(pattern, 'i').test(name))

function accountField(pattern: string, fields: Fields): [string, string] | undefined {
  // A field such as accountType matches the name but is not the number: the number is the value with digits.
  const matching = namedLike(pattern, fields).filter(([, value]) => /\d/.test(value))
  return matching.find(([name]) => !/account/i.test(name)) ?? matching[0]
}

const checks = { aba: isRoutingNumber, clabe: isClabe, 'mod-97': isMod97 } as const

function isRoutingNumber(text: string): boolean {
  return weighted(text, [3, 7, 1]) % 10 === 0
}

function isClabe(text: string): boolean {
  return clabeCheckDigit(text.slice(0, 17)) === text.slice(17)
}

/** The check digit of a CLABE from its first 17 digits. */
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

function isMod97(text: string): boolean {
  const moved = text.slice(4) + text.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}
