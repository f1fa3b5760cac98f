import { isDay } from '@puente/web'

type Address = Readonly<Record<string, unknown>>

export interface Filter<Value> {
  /** Parses the filter's value in the URL; undefined when it is not valid. */
  readonly read: (said: unknown) => Value | undefined
}

/** One of a fixed set of values. */
export interface Choice<Value extends string | number> extends Filter<Value> {
  readonly kind: 'choice'
  readonly values: readonly Value[]
}

/** Typed text, trimmed. */
export interface Typed extends Filter<string> {
  readonly kind: 'typed'
  readonly longest: number
}

/** Whole pesos, typed with or without points and sign. */
export interface Pesos extends Filter<string> {
  readonly kind: 'pesos'
}

/** A calendar day, as an ISO date. */
export interface Day extends Filter<string> {
  readonly kind: 'day'
}

/** A calendar month, as 2026-11. */
export interface Month extends Filter<string> {
  readonly kind: 'month'
}

/** The filters of a list; each name is also the parameter in the URL and in the endpoint's query. */
export type Filters = Readonly<Record<string, Choice<string | number> | Typed | Day | Month | Pesos>>

type ValueOf<One> = One extends Filter<infer Value> ? Value : never

/** The chosen filters; unset ones are absent. */
export type Chosen<Of extends Filters> = { [Name in keyof Of]?: ValueOf<Of[Name]> }

/** One of these values; for tabs, the first one is the default. */
export const oneOf = <const Value extends string | number>(values: readonly Value[]): Choice<Value> => ({
  kind: 'choice',
  values,
  read: (said) => values.find((value) => value === said || (said !== '' && value === Number(said))),
})

export const typed = (longest = 80): Typed => ({
  kind: 'typed',
  longest,
  read: (said) => {
    const text = typeof said === 'string' || typeof said === 'number' ? String(said).trim() : ''
    return text === '' ? undefined : text.slice(0, longest)
  },
})

export const pesos = (): Pesos => ({
  kind: 'pesos',
  read: (said) => {
    const digits =
      typeof said === 'string' || typeof said === 'number' ? String(said).replaceAll(/[$.\s]/g, '') : ''
    return /^[1-9]\d{0,12}$/.test(digits) ? digits : undefined
  },
})

export const day = (): Day => ({
  kind: 'day',
  read: (said) => (typeof said === 'string' && isDay(said) ? said : undefined),
})

export const month = (): Month => ({
  kind: 'month',
  read: (said) => (typeof said === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(said) ? said : undefined),
})

/** Parses a list's filters from a URL; unknown parameters are ignored. */
export function chosenIn<Of extends Filters>(filters: Of, address: Address): Chosen<Of> {
  const found = Object.entries(filters).flatMap(([name, filter]) => {
    const value = filter.read(address[name])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(found) as Chosen<Of>
}
