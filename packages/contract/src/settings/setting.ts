import type { StaffRole } from '../endpoint.ts'
import type { FieldFault } from '../refusals.ts'
import type { DataOf, Fields } from './field.ts'

/**
 * Versioned data that staff change: one person proposes a version, a second person confirms it, and it is in
 * force from its instant.
 */
export interface Setting<F extends Fields = Fields, Kind extends string = string> {
  readonly kind: Kind
  /** One English sentence for the documents: what the setting decides. */
  readonly about: string
  /** The keys under which it has versions: these, or any that match the pattern. */
  readonly keys: readonly string[] | { readonly pattern: string }
  /** The fields of all keys. */
  readonly fields: F
  /** The fields of one key: all of them, unless the keys differ. */
  fieldsOf(key: string): Fields
  /** The data in force under a key before its first version; most settings have none. */
  initial(key: string): DataOf<F> | undefined
  /** The keys whose version applies where this key has none, the most specific first; most settings have none. */
  fallsBackTo(key: string): readonly string[]
  readonly reads: readonly StaffRole[]
  readonly proposes: readonly StaffRole[]
  readonly decides: readonly StaffRole[]
  /** The minimum number of days between the confirmation and the instant from which a version is in force. */
  readonly noticeDays: number
  /** Contradictions between its fields, each at the field that causes it. */
  check(data: DataOf<F>, key: string): readonly FieldFault[]
}

/** The data of a version of a setting. */
export type SettingData<S> = S extends Setting<infer F> ? DataOf<F> : never

const everyone: readonly StaffRole[] = ['support', 'analyst', 'officer', 'treasury', 'admin']

type Declared<F extends Fields, Kind extends string> = Pick<
  Setting<F, Kind>,
  'kind' | 'about' | 'fields' | 'proposes' | 'decides'
> &
  Partial<
    Pick<Setting<F, Kind>, 'keys' | 'reads' | 'noticeDays' | 'check' | 'fieldsOf' | 'initial' | 'fallsBackTo'>
  >

/** Declares a setting. By default it has the single key 'default', and all staff may read it. */
export const setting = <F extends Fields, const Kind extends string>({
  keys = ['default'],
  reads = everyone,
  noticeDays = 0,
  check = () => [],
  fieldsOf,
  initial = () => undefined,
  fallsBackTo = () => [],
  ...declared
}: Declared<F, Kind>): Setting<F, Kind> => ({
  ...declared,
  keys,
  reads,
  noticeDays,
  check,
  fieldsOf: fieldsOf ?? (() => declared.fields),
  initial,
  fallsBackTo,
})

/** Whether a setting may have a version under this key. */
export const hasKey = ({ keys }: Pick<Setting, 'keys'>, key: string): boolean =>
  'pattern' in keys ? new RegExp(`^(?:${keys.pattern})$`).test(key) : keys.includes(key)

/** The key as a path parameter: each slash becomes a dot. */
export const keyInPath = (key: string): string => key.replaceAll('/', '.')
export const keyOfPath = (part: string): string => part.replaceAll('.', '/')
