import type { Field, Fields } from '@puente/contract/staff'
import { dayText } from '../../shell/moments/moment.tsx'
import { wordsIn, type FieldWords } from './texts/words-of.ts'
import { words } from './texts/words.ts'

/** A position in the data of a setting: its field, its labels, and its path as text. */
export interface Place {
  /** Names and indexes joined by dots, down to the last one that has a control. */
  readonly at: string
  readonly labels: readonly string[]
  readonly field: Field | undefined
  readonly words: FieldWords
  /** The position is one value of a list, a row or an entry, not the whole field. */
  readonly isItem: boolean
  /** The name of the entry, which may be the currency of an amount. */
  readonly name?: string | undefined
}

type AllWords = Readonly<Record<string, string | FieldWords>>

const entryText = (row: string, segment: string): string =>
  /^\d+$/.test(segment)
    ? words('items.numbered', { row, number: String(Number(segment) + 1) })
    : `${row} ${words('changes.entry', { name: dayText(segment) })}`

/** The name of a row may contain dots: it ends before the first segment that is a field of the row. */
function rowName(fields: Fields, segments: readonly string[]): number {
  const next = segments.findIndex((segment, at) => at > 0 && Object.hasOwn(fields, segment))
  return next === -1 ? segments.length : next
}

/** Resolves a path to its position; unknown segments are kept as text. `titles` name rows with identifiers. */
export function placeAt(fields: Fields, all: AllWords, path: string, titles?: RowTitles): Place {
  return walk(fields, all, path.split('.'), { at: '', labels: [], titles })
}

/** The titles of rows by their identifiers. */
export type RowTitles = ReadonlyMap<string, string>

interface Way {
  readonly titles?: RowTitles | undefined
  readonly at: string
  readonly labels: readonly string[]
}

const further = (way: Way, segment: string, label: string): Way => ({
  ...way,
  at: way.at === '' ? segment : `${way.at}.${segment}`,
  labels: [...way.labels, label],
})

function walk(fields: Fields, all: AllWords, segments: readonly string[], way: Way): Place {
  const [segment = '', ...rest] = segments
  const field = Object.hasOwn(fields, segment) ? fields[segment] : undefined
  const own = wordsIn(all[segment])
  if (field === undefined)
    return { ...further(way, segments.join('.'), segments.join('.')), field, words: own, isItem: false }
  return within(field, own, rest, further(way, segment, own.label))
}

function within(field: Field, own: FieldWords, rest: readonly string[], way: Way): Place {
  const here = { field, words: own, isItem: false }
  if (rest.length === 0) return { ...way, ...here }
  const { spec } = field
  if (spec.control === 'group') return walk(spec.fields, own.fields ?? {}, rest, way)
  if (spec.control === 'rows') {
    const length = rowName(spec.fields, rest)
    const segment = rest.slice(0, length).join('.')
    const row = further(way, segment, entryText(own.row ?? '', way.titles?.get(segment) ?? segment))
    const after = rest.slice(length)
    return after.length === 0
      ? { ...row, ...here, isItem: true }
      : walk(spec.fields, own.fields ?? {}, after, row)
  }
  if (spec.control === 'list') {
    const label = entryText(own.item ?? own.label, rest.join('.'))
    return { at: way.at, labels: [...way.labels, label], field: spec.item, words: own, isItem: true }
  }
  if (spec.control !== 'record') return { ...way, ...here }
  const [name = '', ...after] = rest
  const value = spec.of === undefined ? wordsIn(own.value) : wordsIn(own.fields?.[name])
  const entry = further(way, name, spec.of === undefined ? name : value.label)
  return { ...within(spec.item, value, after, entry), name }
}

/** 'Reglas › Regla 1 › Nombre' */
export const pathText = ({ labels }: Place): string => labels.join(' › ')
