import { differenceOf, type Change, type Setting } from '@puente/contract/staff'
import { fieldWords } from './messages-fields.es.ts'
import { itemsIn } from '../fields/control.ts'
import { placeAt, pathText, type Place, type RowTitles } from '../walk.ts'
import { rowText, rowTitle, valueText } from './value-text.ts'
import { wordsIn, type FieldWords } from './words-of.ts'

/** One change in words; a side is undefined when the field was absent there. */
export interface ChangeText {
  readonly key: string
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
}

type Data = Readonly<Record<string, unknown>>
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The labels of a setting's fields. */
export const wordsOfFields = (setting: Setting): NonNullable<FieldWords['fields']> =>
  fieldWords[setting.kind as keyof typeof fieldWords]

function sideText(place: Place, value: unknown, currency: string): string | undefined {
  if (value === undefined) return undefined
  const { field, words: own, isItem, name } = place
  if (field === undefined) return JSON.stringify(value)
  const { spec } = field
  if (isItem && spec.control === 'rows' && isData(value)) return rowText(spec.fields, own, value, currency)
  const ownCurrency = name !== undefined && /^[A-Z]{3}$/.test(name) ? name : currency
  return valueText(field, own, value, ownCurrency)
}

const paragraphs = (text: unknown): string[] => (typeof text === 'string' ? text.split(/\n{2,}/) : [])

/** Texts that may exceed this number of characters are compared by paragraph, others as a whole. */
const LONG = 1000
const hasParagraphs = ({ field }: Place): boolean =>
  field?.spec.control === 'markdown' || (field?.spec.control === 'text' && field.spec.max > LONG)

/** The paragraphs of a long text that the change removes and adds. */
function markdownSides({ before, after }: Change): Pick<ChangeText, 'before' | 'after'> {
  const [was, is] = [paragraphs(before), paragraphs(after)]
  const only = (these: string[], others: string[]) =>
    these.filter((one) => !others.includes(one)).join('\n\n') || undefined
  return { before: only(was, is), after: only(is, was) }
}

/** The titles of the rows with identifiers; those of later data win. */
function titlesIn(setting: Setting, versions: readonly Data[]): RowTitles {
  const all = wordsOfFields(setting)
  const found = Object.entries(setting.fields).flatMap(([name, { spec }]) => {
    if (spec.control !== 'rows') return []
    const rows = versions.flatMap((data) => itemsIn(data[name])).filter(isData)
    const own = wordsIn(all[name])
    return rows.flatMap((row): [string, string][] =>
      Object.entries(spec.fields).flatMap(([id, field]) =>
        field.spec.control === 'id' ? [[String(row[id]), rowTitle(spec.fields, own, row, '')]] : [],
      ),
    )
  })
  return new Map(found.filter(([, title]) => title !== ''))
}

/**
 * Describes each change of a setting, in the order of its fields. The titles of rows are read from `versions`, the
 * data before and after the change.
 */
export function changeTexts(
  setting: Setting,
  changes: readonly Change[],
  currency: string,
  versions: readonly Data[] = [],
): ChangeText[] {
  const all = wordsOfFields(setting)
  const titles = titlesIn(setting, versions)
  const order = Object.keys(setting.fields)
  const orderOf = ({ at }: Change) => order.indexOf(at.split('.')[0] ?? '')
  return changes
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((change) => {
      const place = placeAt(setting.fields, all, change.at, titles)
      const sides = hasParagraphs(place)
        ? markdownSides(change)
        : {
            before: sideText(place, change.before, currency),
            after: sideText(place, change.after, currency),
          }
      return { key: change.at, path: pathText(place), ...sides }
    })
}

/** The differences between two versions of a setting, in words. */
export const differenceTexts = (
  setting: Setting,
  before: Data,
  after: Data,
  currency: string,
): ChangeText[] => changeTexts(setting, differenceOf(before, after), currency, [before, after])
