import { hasKey, type Setting } from '@puente/contract/staff'
import { currencies } from '@puente/money'
import type { Option } from '@puente/ui'
import { countryText, keyText } from './texts/key-text.ts'
import { words } from './texts/words.ts'

/** One part of a key: a choice when it has options, else a typed text. */
export interface KeyPart {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly options?: readonly Option[]
  readonly longest?: number
}

/** What the choices of a key are made of. */
export interface KeyFacts {
  /** The keys of corridors: 'us-usd'. */
  readonly corridors: readonly string[]
  /** The rails of corridors: 'us-ach'. */
  readonly rails: readonly string[]
}

/** The parts of a key, by name, as typed. */
export type TypedKey = Readonly<Record<string, string>>

interface KeyForm {
  readonly parts: (facts: KeyFacts) => readonly KeyPart[]
  readonly keyOf: (typed: TypedKey) => string
  /** The part that names nothing known. */
  readonly wrongIn?: (typed: TypedKey) => string | undefined
}

const ofCorridor: KeyForm = {
  parts: ({ corridors }) => [
    {
      name: 'corridor',
      label: words('newKey.corridor'),
      options: ['default', ...corridors].map((value) => ({ value, label: keyText('fee', value) })),
    },
    {
      name: 'customer',
      label: words('newKey.customer'),
      options: (['both', 'person', 'company'] as const).map((value) => ({
        value,
        label: words(`newKey.customers.${value}`),
      })),
    },
  ],
  keyOf: ({ corridor = '', customer }) => (customer === 'both' ? corridor : `${corridor}/${customer ?? ''}`),
}

/** The forms of keys that mean something; any other key is typed as it is stored. */
const forms: Readonly<Record<string, KeyForm>> = {
  fee: ofCorridor,
  spread: ofCorridor,
  corridor: {
    parts: () => [
      { name: 'country', label: words('newKey.country'), hint: words('newKey.countryHint'), longest: 2 },
      {
        name: 'currency',
        label: words('newKey.currency'),
        options: Object.keys(currencies).map((value) => ({ value, label: value })),
      },
    ],
    keyOf: ({ country = '', currency = '' }) => `${country}-${currency}`.toLowerCase(),
    wrongIn: ({ country = '' }) =>
      /^[A-Za-z]{2}$/.test(country) && countryText(country) !== country.toUpperCase() ? undefined : 'country',
  },
  'rail-limits': {
    parts: ({ rails }) => [
      {
        name: 'rail',
        label: words('newKey.rail'),
        options: rails.map((value) => ({ value, label: keyText('rail-limits', value) })),
      },
    ],
    keyOf: ({ rail = '' }) => rail,
  },
}

const typedKey: KeyForm = {
  parts: () => [{ name: 'key', label: words('newKey.key'), longest: 60 }],
  keyOf: ({ key = '' }) => key.trim(),
}

const formOf = (kind: string): KeyForm => (Object.hasOwn(forms, kind) ? forms[kind] : undefined) ?? typedKey

export const keyParts = (kind: string, facts: KeyFacts): readonly KeyPart[] => formOf(kind).parts(facts)

/** The new key, or the faults of its parts: missing, unknown, malformed, or of a key that has a version. */
export function newKeyOf(
  setting: Pick<Setting, 'kind' | 'keys'>,
  parts: readonly KeyPart[],
  typed: TypedKey,
  existing: readonly string[],
): { readonly key: string } | { readonly faults: Record<string, string> } {
  const { keyOf, wrongIn } = formOf(setting.kind)
  const missing = parts.filter(({ name }) => (typed[name] ?? '').trim() === '')
  if (missing.length > 0)
    return {
      faults: Object.fromEntries(
        missing.map(({ name, label }) => [name, words('faults.required', { field: label })]),
      ),
    }
  const key = keyOf(typed)
  const first = parts[0]?.name ?? 'key'
  const wrong = wrongIn?.(typed) ?? (hasKey(setting, key) ? undefined : first)
  const label = parts.find(({ name }) => name === wrong)?.label ?? ''
  if (wrong !== undefined) return { faults: { [wrong]: words('newKey.unknown', { field: label }) } }
  return existing.includes(key)
    ? { faults: { [first]: words('newKey.exists', { name: keyText(setting.kind, key) }) } }
    : { key }
}

type Data = Readonly<Record<string, unknown>>

/** The data that a new key starts from: those of another key, except what the key itself says. */
export function startData(kind: string, key: string, data: Data): Data {
  if (kind !== 'corridor') return data
  const [country = '', currency = ''] = key.toUpperCase().split('-')
  return { ...data, country, currency }
}
