import { z } from 'zod/mini'

/** Wire ids: a typed prefix, then the UUID's 32 hex digits. */
export const wireId = (prefix: string) => z.string().check(z.regex(new RegExp(`^${prefix}_[0-9a-f]{32}$`)))

/** A UUID as it is, where no noun gives it a prefix: journals, and the owners of accounts of the books. */
export const uuidText = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

/** Minor units as a decimal string: JSON numbers lose pesos above 2^53. */
export const minorUnits = z.string().check(z.regex(/^(0|[1-9][0-9]{0,17})$/))
/** The same, where a negative amount has a meaning (balances, entries). */
export const signedMinorUnits = z.string().check(z.regex(/^(0|-?[1-9][0-9]{0,17})$/))

export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))
export const moneyShape = z.strictObject({ amount: minorUnits, currency: currencyCode })
/** A rate as a decimal string; the field's name says its direction. */
export const decimal = z.string().check(z.regex(/^[0-9]{1,12}([.][0-9]{1,12})?$/))
/** ISO 8601, UTC, milliseconds: 2026-11-24T18:00:00.000Z */
export const instant = z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$/))
/** A calendar day in Chile: 2026-11-24 */
export const day = z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/))
/** Several of a few words in one value of a query, separated by commas. */
export const someOf = (words: readonly string[]) =>
  z.string().check(z.regex(new RegExp(`^(${words.join('|')})(,(${words.join('|')}))*$`)))
export const text = (longest: number, shortest = 1) =>
  z.string().check(z.minLength(shortest), z.maxLength(longest))

/** The operator's account that customers pay into. */
export const payinAccount = z.strictObject({
  bank: text(60),
  type: text(40),
  number: text(30),
  holder: text(100),
  rut: text(14),
  email: text(254),
})

/** What a list is asked for besides its filters: where to go on, and how many rows. */
export const paging = { after: z.optional(text(200)), limit: z.optional(z.int()) }

/** One page of a list in keyset order; `next` is absent on the last page. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ items: z.array(item), next: z.optional(z.string()) })

export type MoneyWire = z.output<typeof moneyShape>

/** What a list may be asked for besides its own filters: days in Chile, both included, and where to go on. */
export const daysAndPage = {
  from: z.optional(day),
  to: z.optional(day),
  after: z.optional(text(200)),
  limit: z.optional(z.int()),
}
