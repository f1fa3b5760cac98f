import type { Control } from '@puente/contract/staff'
import type { FieldWords } from '../words-of.ts'

/** What the control of a field is given. */
export interface ControlProps<Kind extends Control['control'] = Control['control']> {
  readonly spec: Extract<Control, { readonly control: Kind }>
  readonly words: FieldWords
  /** The path of the field in what is sent: 'data.rules.0.name'. */
  readonly name: string
  readonly value: unknown
  readonly isOptional: boolean
  /** undefined where nothing stands in the field. */
  readonly onChange: (value: unknown) => void
  /** Of amounts inside an entry that is named by a currency. */
  readonly currency?: string | undefined
}

export type Data = Readonly<Record<string, unknown>>
export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const dataIn = (value: unknown): Data => (isData(value) ? value : {})
export const itemsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The same data with one field changed; a field without a value is absent. */
export function withField(data: Data, name: string, value: unknown): Data {
  if (value !== undefined) return { ...data, [name]: value }
  return Object.fromEntries(Object.entries(data).filter(([other]) => other !== name))
}

/** A currency where a name is one. */
export const currencyNamed = (name: string): string | undefined =>
  /^[A-Z]{3}$/.test(name) ? name : undefined
