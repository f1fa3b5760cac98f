import { z } from 'zod/mini'
import { idPrefixes, type IdKind, type WireId } from './ids.ts'
import { moneyOrders, waitOrders } from './list-orders.ts'

/** A wire id: the prefix of its kind, then the UUID's 32 hex digits. */
export const wireId = <Kind extends IdKind>(kind: Kind) =>
  z.string().check(z.regex(new RegExp(`^${idPrefixes[kind]}_[0-9a-f]{32}$`))) as z.ZodMiniType<
    WireId<Kind>,
    string
  >

/**
 * A UUID without a prefix, for journals and owners of ledger accounts.
 * @example 0193b1f2-7c1e-7c55-9a3e-2f6f5a1c8d10
 */
export const uuidText = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

/**
 * An amount in the currency’s minor units, as a decimal string: JSON numbers are not exact above 2^53.
 * @example 200000
 */
export const minorUnits = z.string().check(z.regex(/^(0|[1-9][0-9]{0,17})$/))
/**
 * An amount in minor units as a decimal string; may be negative (balances, entries).
 * @example -990
 */
export const signedMinorUnits = z.string().check(z.regex(/^(0|-?[1-9][0-9]{0,17})$/))

/**
 * An amount in Chilean pesos (CLP) as a decimal string; the peso has no minor unit.
 * @example 200000
 */
export const pesos = z.string().check(z.regex(/^(0|[1-9][0-9]{0,17})$/))
/**
 * An amount in Chilean pesos (CLP) as a decimal string; may be negative.
 * @example -990
 */
export const signedPesos = z.string().check(z.regex(/^(0|-?[1-9][0-9]{0,17})$/))

/**
 * An ISO 4217 currency code.
 * @example CLP
 */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))
/** An amount in minor units, and its currency. */
export const moneyShape = z.strictObject({ amount: minorUnits, currency: currencyCode })
/**
 * A rate as a decimal string; the name of the field gives its direction.
 * @example 962.5
 */
export const decimal = z.string().check(z.regex(/^[0-9]{1,12}([.][0-9]{1,12})?$/))
/**
 * A point in time: ISO 8601, UTC, milliseconds.
 * @example 2026-11-24T18:00:00.000Z
 */
export const instant = z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$/))
/**
 * A calendar day in America/Santiago.
 * @example 2026-11-24
 */
export const day = z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/))
/** A query value with several words of a list, separated by commas. */
export const someOf = (words: readonly string[]) =>
  z.string().check(z.regex(new RegExp(`^(${words.join('|')})(,(${words.join('|')}))*$`)))
/** A request body without fields. */
export const emptyBody = z.strictObject({})

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

/** The paging of a list: the cursor to continue from, and the number of rows. */
export const paging = { after: z.optional(text(200)), limit: z.optional(z.int()) }

/** The query of a list of what waits. */
export const waiting = {
  /** Default: 'oldest', the longest waiting. */
  order: z.optional(z.enum(waitOrders)),
  ...paging,
}

/** One page of a list with keyset paging; `next` is absent on the last page. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ items: z.array(item), next: z.optional(z.string()) })

export type MoneyWire = z.output<typeof moneyShape>

/** The order of a list by time or by amount, and the bounds of its amounts, both included, in pesos. */
export const moneyOrder = {
  /** Default: 'newest'. */
  order: z.optional(z.enum(moneyOrders)),
  /** Only amounts of at least so many pesos. */
  least: z.optional(pesos),
  /** Only amounts of at most so many pesos. */
  most: z.optional(pesos),
}

/** The common query of lists: a range of days in Chile, both included, and paging. */
export const daysAndPage = {
  from: z.optional(day),
  to: z.optional(day),
  after: z.optional(text(200)),
  limit: z.optional(z.int()),
}
