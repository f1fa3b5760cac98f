import type { DataOf, SettingKind, settings } from '@puente/contract/staff'

/** A label alone, or with a line that explains it. */
interface Labelled {
  readonly label: string
  readonly hint?: string
}
type Leaf = string | Labelled
/** Of a list: what one of its values is called. */
type ListWords = Labelled & { readonly item: string }
/** Of values by name: what the name is called, and the words of the value. */
type RecordWords<V> = Labelled & { readonly name: string; readonly value: WordsOf<V> }

type ItemsWords<Item> = [Item] extends [number]
  ? Leaf | ListWords
  : [Item] extends [string]
    ? string extends Item
      ? ListWords
      : Labelled & { readonly values: Readonly<Record<Item, string>> }
    : Labelled & { readonly row: string; readonly fields: FieldsWords<Item> }

/** The words that a value of this type needs: the compiler refuses a catalogue without them. */
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

/** The words of every field of these kinds. */
export type WordsOfKinds<Kind extends SettingKind> = {
  readonly [Each in Kind]: FieldsWords<DataOf<SettingOf<Each>['fields']>>
}

/** The words of a field as the form reads them. */
export interface FieldWords extends Labelled {
  readonly values?: Readonly<Record<string, string>>
  readonly fields?: Readonly<Record<string, string | FieldWords>>
  readonly row?: string
  readonly item?: string
  readonly name?: string
  readonly value?: string | FieldWords
}

/** A label alone, as words. */
export const wordsIn = (written: string | FieldWords | undefined): FieldWords =>
  typeof written === 'string' ? { label: written } : (written ?? { label: '' })
