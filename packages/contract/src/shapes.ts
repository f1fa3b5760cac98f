import { z } from 'zod/mini'

/** Wire ids: a typed prefix, then the UUID's 32 hex digits. */
export const wireId = (prefix: string) => z.string().check(z.regex(new RegExp(`^${prefix}_[0-9a-f]{32}$`)))

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
export const text = (longest: number, shortest = 1) =>
  z.string().check(z.minLength(shortest), z.maxLength(longest))

/** One page of a list in keyset order; `next` is absent on the last page. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ items: z.array(item), next: z.optional(z.string()) })

export type MoneyWire = z.output<typeof moneyShape>
