import type { DataOf, SettingKind, settings } from '@puente/contract/staff'

/** A label, optionally with a hint. */
interface Labelled {
  readonly label: string
  readonly hint?: string
}
type Leaf = string | Labelled
/** The labels of a list; `item` is the label of one value. */
type ListWords = Labelled & { readonly item: string }
/** The texts of a record: `name` labels its keys, `value` its values; `nameForm` is shown at a malformed key. */
type RecordWords<V> = Labelled & {
  readonly name: string
  readonly nameForm: string
  readonly value: WordsOf<V>
}

type ItemsWords<Item> = [Item] extends [number]
  ? Leaf | ListWords
  : [Item] extends [string]
    ? string extends Item
      ? ListWords
      : Labelled & { readonly values: Readonly<Record<Item, string>> }
    : Labelled & { readonly row: string; readonly fields: FieldsWords<Item> }

/** The labels that a value of this type needs; a catalogue without them does not compile. */
export type WordsOf<V> = [V] extends [boolean | number]
  ? Leaf
  : [V] extends [string]
    ? string extends V
      ? Leaf
      : Labelled & { readonly values: Readonly<Record<V, string>> }
    : [V] extends [readonly (infer Item)[]]
      ? ItemsWords<Item>
      : string extends keyof V
        ? RecordWords<V[keyof V]>
        : Labelled & { readonly fields: FieldsWords<V> }

type FieldsWords<Data> = { readonly [Name in keyof Data]-?: WordsOf<Exclude<Data[Name], undefined>> }

type SettingOf<Kind extends SettingKind> = Extract<(typeof settings)[number], { readonly kind: Kind }>

/** The labels of every field of these kinds. */
export type WordsOfKinds<Kind extends SettingKind> = {
  readonly [Each in Kind]: FieldsWords<DataOf<SettingOf<Each>['fields']>>
}

/** The labels of a field as the form uses them. */
export interface FieldWords extends Labelled {
  readonly values?: Readonly<Record<string, string>>
  readonly fields?: Readonly<Record<string, string | FieldWords>>
  readonly row?: string
  readonly item?: string
  readonly name?: string
  readonly nameForm?: string
  readonly value?: string | FieldWords
}

/** Converts a plain label to `FieldWords`. */
export const wordsIn = (written: string | FieldWords | undefined): FieldWords =>
  typeof written === 'string' ? { label: written } : (written ?? { label: '' })
