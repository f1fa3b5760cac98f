type Address = Readonly<Record<string, unknown>>

export interface Filter<Value> {
  /** What an address says under the filter's name, where it says something that we know. */
  readonly read: (said: unknown) => Value | undefined
}

/** One of a few values. */
export interface Choice<Value extends string | number> extends Filter<Value> {
  readonly kind: 'choice'
  readonly values: readonly Value[]
}

/** Text as somebody types it, without spaces around it. */
export interface Typed extends Filter<string> {
  readonly kind: 'typed'
  readonly longest: number
}

/** A calendar day, as an ISO date. */
export interface Day extends Filter<string> {
  readonly kind: 'day'
}

/** A calendar month, as 2026-11. */
export interface Month extends Filter<string> {
  readonly kind: 'month'
}

/** What a list can be narrowed by; each name is the one in the address and in the endpoint's query. */
export type Filters = Readonly<Record<string, Choice<string | number> | Typed | Day | Month>>

type ValueOf<One> = One extends Filter<infer Value> ? Value : never

/** What a list is narrowed to: the names of filters that say nothing are absent. */
export type Chosen<Of extends Filters> = { [Name in keyof Of]?: ValueOf<Of[Name]> }

/** One of these; of tabs, the first is what an address means that names none. */
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

export const day = (): Day => ({
  kind: 'day',
  read: (said) => {
    if (typeof said !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(said)) return undefined
    const at = new Date(said)
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(said) ? said : undefined
  },
})

export const month = (): Month => ({
  kind: 'month',
  read: (said) => (typeof said === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(said) ? said : undefined),
})

/** What an address chooses of a list's filters; whatever else it says is left out. */
export function chosenIn<Of extends Filters>(filters: Of, address: Address): Chosen<Of> {
  const found = Object.entries(filters).flatMap(([name, filter]) => {
    const value = filter.read(address[name])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(found) as Chosen<Of>
}
