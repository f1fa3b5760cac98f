import type { Control } from '@puente/contract/staff'
import type { FieldWords } from '../texts/words-of.ts'

/** Props of a field's control. */
export interface ControlProps<Kind extends Control['control'] = Control['control']> {
  readonly spec: Extract<Control, { readonly control: Kind }>
  readonly words: FieldWords
  /** The path of the field in the request body: 'data.rules.0.name'. */
  readonly name: string
  readonly value: unknown
  readonly isOptional: boolean
  /** undefined when the field is empty. */
  readonly onChange: (value: unknown) => void
  /** The currency of amounts in an entry whose name is a currency code. */
  readonly currency?: string | undefined
}

export type Data = Readonly<Record<string, unknown>>
export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const dataIn = (value: unknown): Data => (isData(value) ? value : {})
export const itemsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A copy of the data with one field changed; undefined removes the field. */
export function withField(data: Data, name: string, value: unknown): Data {
  if (value !== undefined) return { ...data, [name]: value }
  return Object.fromEntries(Object.entries(data).filter(([other]) => other !== name))
}

/** The name itself if it is a currency code. */
export const currencyNamed = (name: string): string | undefined =>
  /^[A-Z]{3}$/.test(name) ? name : undefined
