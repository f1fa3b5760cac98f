import { z } from 'zod/mini'
import { isDay } from './days.ts'

/** Units of a setting's number. */
export const units = [
  'minutes',
  'hours',
  'days',
  'banking-days',
  'months',
  'years',
  'milliseconds',
  'times',
  'characters',
  'files',
  'position',
  'points',
  'layers',
] as const
export type Unit = (typeof units)[number]

/**
 * How a field of a setting is edited, its type and its bounds. The form, the documents and the checks use it.
 */
export type Control =
  /** Minor units as a decimal string; `currency` is absent when another field or the key names it. */
  | { readonly control: 'money'; readonly currency?: string; readonly max?: number }
  | { readonly control: 'count'; readonly unit: Unit; readonly min: number; readonly max: number }
  /** Basis points, shown as a percentage; with `whole`, whole percent. */
  | { readonly control: 'share'; readonly max: number; readonly whole?: true }
  | { readonly control: 'decimal' }
  | { readonly control: 'flag' }
  | {
      readonly control: 'text'
      readonly min: number
      readonly max: number
      readonly pattern?: string
      readonly names?: readonly string[]
    }
  /** Identifies a row: made when the row is added, not shown, and kept when the row changes. */
  | { readonly control: 'id' }
  /** A text with the marks of `Prose`; `names` are those that it may contain between double braces. */
  | { readonly control: 'markdown'; readonly max: number; readonly names?: readonly string[] }
  | { readonly control: 'day' }
  /** HH:MM in Santiago, at most 24:00. */
  | { readonly control: 'time' }
  | { readonly control: 'choice'; readonly of: readonly string[] }
  | { readonly control: 'choices'; readonly of: readonly string[] }
  | { readonly control: 'weekdays' }
  | { readonly control: 'group'; readonly fields: Fields }
  | { readonly control: 'rows'; readonly fields: Fields; readonly max: number }
  | { readonly control: 'list'; readonly item: Field; readonly max: number }
  /** Values by name: the names in `of`, or any names that match `pattern`. */
  | {
      readonly control: 'record'
      readonly of?: readonly string[]
      readonly pattern?: string
      readonly item: Field
    }

/** One field: its shape on the wire and in the database, and how it is edited. */
export interface Field<T = unknown, Optional extends boolean = boolean> {
  readonly shape: z.ZodMiniType<T>
  readonly spec: Control
  /** One English sentence for the documents: what the field decides, with its unit. */
  readonly about: string
  readonly optional: Optional
}
export type Fields = Readonly<Record<string, Field>>

type Value<F> = F extends Field<infer T> ? T : never
type OptionalNames<F extends Fields> = {
  [Name in keyof F]: F[Name]['optional'] extends true ? Name : never
}[keyof F]
/** The data of these fields; optional ones may be absent. */
export type DataOf<F extends Fields> = {
  [Name in Exclude<keyof F, OptionalNames<F>>]: Value<F[Name]>
} & { [Name in OptionalNames<F>]?: Value<F[Name]> | undefined }

const field = <T>(about: string, spec: Control, shape: z.ZodMiniType<T>): Field<T, false> => ({
  about,
  spec,
  shape,
  optional: false,
})

/** The shape of these fields: unknown fields are refused, optional ones may be absent. */
export const shapeOf = <F extends Fields>(fields: F): z.ZodMiniType<DataOf<F>> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, { shape, optional: may }]) => [
        name,
        may ? z.optional(shape) : shape,
      ]),
    ),
  ) as unknown as z.ZodMiniType<DataOf<F>>

/** The same field, made optional. */
export const optional = <T>(one: Field<T>): Field<T, true> => ({ ...one, optional: true })

const bounded = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

export const count = (about: string, unit: Unit, min: number, max: number) =>
  field(about, { control: 'count', unit, min, max }, bounded(min, max))

export const share = (about: string, max: number) => field(about, { control: 'share', max }, bounded(0, max))

export const percent = (about: string) =>
  field(about, { control: 'share', max: 100, whole: true }, bounded(0, 100))

/** Refuses an amount above the maximum, in minor units. A text that is no amount has a fault of its own. */
const atMost =
  (maximum: number): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    if (/^[0-9]+$/.test(value) && BigInt(value) > BigInt(maximum))
      issues.push({ code: 'custom', input: value, params: { fault: 'too-big' } })
  }

/** `max` is in minor units. */
export const money = (about: string, currency?: string, max?: number) => {
  const shape = z.string().check(z.regex(/^(0|[1-9][0-9]{0,17})$/))
  return field(
    about,
    {
      control: 'money',
      ...(currency === undefined ? {} : { currency }),
      ...(max === undefined ? {} : { max }),
    },
    max === undefined ? shape : shape.check(atMost(max)),
  )
}

export const decimal = (about: string) =>
  field(about, { control: 'decimal' }, z.string().check(z.regex(/^[0-9]{1,12}([.][0-9]{1,12})?$/)))

export const flag = (about: string) => field(about, { control: 'flag' }, z.boolean())

/** Refuses a text with fewer characters; white space at its ends does not count. */
const atLeast =
  (minimum: number): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    if (value.trim().length < minimum)
      issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: value })
  }

/** Refuses a text with a name between double braces that is not one of these; without names, accepts any. */
const namingOnly =
  (names: readonly string[] | undefined): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    const written = [...value.matchAll(/\{\{(?:([^{}]*)\}\})?/g)].map(([, name]) => name)
    if (names !== undefined && !written.every((name) => names.some((known) => known === name)))
      issues.push({ code: 'custom', input: value, params: { fault: 'unknown-name' } })
  }

interface TextRules {
  readonly min?: number
  readonly pattern?: string
  /** The names that the text may contain between double braces: data that the server inserts. */
  readonly names?: readonly string[]
}

export const text = (about: string, max: number, { min = 1, pattern, names }: TextRules = {}) => {
  const shape = z.string().check(atLeast(min), z.maxLength(max), namingOnly(names))
  return field(
    about,
    {
      control: 'text',
      min,
      max,
      ...(pattern === undefined ? {} : { pattern }),
      ...(names === undefined ? {} : { names }),
    },
    pattern === undefined ? shape : shape.check(z.regex(new RegExp(`^(?:${pattern})$`))),
  )
}

export const id = (about: string) =>
  field(
    about,
    { control: 'id' },
    z.string().check(atLeast(2), z.maxLength(40), z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)),
  )

export const markdown = (about: string, max: number, { names }: Pick<TextRules, 'names'> = {}) =>
  field(
    about,
    { control: 'markdown', max, ...(names === undefined ? {} : { names }) },
    z.string().check(atLeast(1), z.maxLength(max), namingOnly(names)),
  )

export const calendarDay = (about: string) =>
  field(
    about,
    { control: 'day' },
    z
      .string()
      .check(
        z.regex(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/),
        z.refine(isDay, { params: { fault: 'not-a-date' } }),
      ),
  )

export const time = (about: string) =>
  field(about, { control: 'time' }, z.string().check(z.regex(/^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/)))

export const choice = <const Words extends readonly [string, ...string[]]>(about: string, of: Words) =>
  field<Words[number]>(
    about,
    { control: 'choice', of },
    z.enum(of) as unknown as z.ZodMiniType<Words[number]>,
  )

export const choices = <const Words extends readonly [string, ...string[]]>(about: string, of: Words) =>
  field<Words[number][]>(
    about,
    { control: 'choices', of },
    z.array(z.enum(of)) as unknown as z.ZodMiniType<Words[number][]>,
  )

export const weekdays = (about: string) =>
  field<number[]>(about, { control: 'weekdays' }, z.array(bounded(1, 7)).check(z.maxLength(7)))

export const group = <F extends Fields>(about: string, fields: F) =>
  field<DataOf<F>>(about, { control: 'group', fields }, shapeOf(fields))

export const rows = <F extends Fields>(about: string, fields: F, max: number) =>
  field<DataOf<F>[]>(
    about,
    { control: 'rows', fields, max },
    z.array(shapeOf(fields)).check(z.maxLength(max)),
  )

export const list = <T>(about: string, item: Field<T>, max: number) =>
  field<T[]>(
    about,
    { control: 'list', item: item as Field, max },
    z.array(item.shape).check(z.maxLength(max)) as unknown as z.ZodMiniType<T[]>,
  )

/** A value for each of these names; all names are required. */
export const recordOf = <const Names extends readonly [string, ...string[]], T>(
  about: string,
  of: Names,
  item: Field<T>,
) =>
  field<Record<Names[number], T>>(
    about,
    { control: 'record', of, item: item as Field },
    z.strictObject(Object.fromEntries(of.map((name) => [name, item.shape]))) as unknown as z.ZodMiniType<
      Record<Names[number], T>
    >,
  )

/** Values by name, for names that match a pattern. */
export const recordBy = <T>(about: string, pattern: string, item: Field<T>) =>
  field<Record<string, T>>(
    about,
    { control: 'record', pattern, item: item as Field },
    z.record(
      z.string().check(z.regex(new RegExp(`^(?:${pattern})$`))),
      item.shape,
    ) as unknown as z.ZodMiniType<Record<string, T>>,
  )
