import type { z } from 'zod/mini'
import type { StaffRole } from '../endpoint.ts'
import type { FieldFault } from '../refusals.ts'
import { shapeOf, type DataOf, type Fields } from './field.ts'

/** Data that staff change by versions: one proposes a version, a second person confirms it, and it is in force from its instant. */
export interface Setting<F extends Fields = Fields, Kind extends string = string> {
  readonly kind: Kind
  /** One sentence, in English, for the documents: what it decides. */
  readonly about: string
  /** Where there are several, under which keys: these, or any that match the pattern. */
  readonly keys: readonly string[] | { readonly pattern: string }
  readonly fields: F
  readonly shape: z.ZodMiniType<DataOf<F>>
  readonly reads: readonly StaffRole[]
  readonly proposes: readonly StaffRole[]
  readonly decides: readonly StaffRole[]
  /** At least so many days lie between the confirmation and the instant from which a version is in force. */
  readonly noticeDays: number
  /** What its fields contradict of each other, at the field that causes it. */
  check(data: DataOf<F>): readonly FieldFault[]
}

/** What a version of a setting holds. */
export type SettingData<S> = S extends Setting<infer F> ? DataOf<F> : never

const everyone: readonly StaffRole[] = ['support', 'analyst', 'officer', 'treasury', 'admin']

type Declared<F extends Fields, Kind extends string> = Pick<
  Setting<F, Kind>,
  'kind' | 'about' | 'fields' | 'proposes' | 'decides'
> &
  Partial<Pick<Setting<F, Kind>, 'keys' | 'reads' | 'noticeDays' | 'check'>>

/** Declares a setting. Without keys there is one, under 'default'; everyone of the staff reads it. */
export const setting = <F extends Fields, const Kind extends string>({
  keys = ['default'],
  reads = everyone,
  noticeDays = 0,
  check = () => [],
  ...declared
}: Declared<F, Kind>): Setting<F, Kind> => ({
  ...declared,
  keys,
  reads,
  noticeDays,
  check,
  shape: shapeOf(declared.fields),
})

/** Whether a setting may have a version under this key. */
export const hasKey = ({ keys }: Pick<Setting, 'keys'>, key: string): boolean =>
  'pattern' in keys ? new RegExp(`^(?:${keys.pattern})$`).test(key) : keys.includes(key)

/** A key in an address: a dot for each slash. */
export const keyInPath = (key: string): string => key.replaceAll('/', '.')
export const keyOfPath = (part: string): string => part.replaceAll('.', '/')
