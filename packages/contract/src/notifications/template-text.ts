import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Values, Variable, Variables } from './templates.ts'

/** The parsed text; undefined when it is no ICU message. Angle brackets are text. */
function parsed(text: string): readonly MessageFormatElement[] | undefined {
  try {
    return parse(text, { ignoreTag: true })
  } catch {
    return undefined
  }
}

type Elements = readonly MessageFormatElement[]
type Fault = 'unknown-name' | 'misused-name'

const branchesOf = (element: MessageFormatElement): readonly Elements[] =>
  element.type === TYPE.select || element.type === TYPE.plural
    ? Object.values(element.options).map(({ value }) => value)
    : []

/** Whether an element may use a variable: a word is selected, a number is shown or counted, a text is shown. */
function fits(element: MessageFormatElement, variable: Variable): boolean {
  if (element.type === TYPE.argument) return typeof variable === 'string'
  if (element.type === TYPE.plural) return variable === 'number'
  return (
    element.type === TYPE.select &&
    typeof variable !== 'string' &&
    Object.keys(element.options).every((word) => word === 'other' || variable.includes(word))
  )
}

function faultIn(elements: Elements, variables: Variables): Fault | undefined {
  for (const element of elements) {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) {
      const variable = Object.hasOwn(variables, element.value) ? variables[element.value] : undefined
      if (variable === undefined) return 'unknown-name'
      if (!fits(element, variable)) return 'misused-name'
    }
    for (const branch of branchesOf(element)) {
      const fault = faultIn(branch, variables)
      if (fault !== undefined) return fault
    }
  }
  return undefined
}

/** The variables that the text uses: in every form of a plural, and in any branch of a selection. */
function used(elements: Elements): Set<string> {
  const names = new Set<string>()
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    names.add(element.value)
    const branches = branchesOf(element).map(used)
    const [first = new Set<string>(), ...others] = branches
    const inside =
      element.type === TYPE.plural
        ? [...first].filter((name) => others.every((other) => other.has(name)))
        : branches.flatMap((branch) => [...branch])
    for (const name of inside) names.add(name)
  }
  return names
}

/** Control characters and marks of writing direction. A line feed is allowed in texts of several lines. */
const UNPRINTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/**
 * What is wrong with a text of a template; undefined when it can be formatted. `needs` are the variables that it must
 * use, and `lines` allows line breaks.
 */
export function textFault(
  text: string,
  { variables, needs, lines }: { variables: Variables; needs: readonly string[]; lines: boolean },
): Fault | 'unprinted' | 'malformed' | 'missing-name' | undefined {
  if (UNPRINTED.test(lines ? text.replaceAll('\n', ' ') : text)) return 'unprinted'
  const elements = parsed(text)
  if (elements === undefined) return 'malformed'
  const fault = faultIn(elements, variables)
  if (fault !== undefined) return fault
  const names = used(elements)
  return needs.every((name) => names.has(name)) ? undefined : 'missing-name'
}

const cardinal = new Intl.PluralRules('es-CL')
const ordinal = new Intl.PluralRules('es-CL', { type: 'ordinal' })
const numbers = new Intl.NumberFormat('es-CL')

const shown = (value: string | number | undefined): string =>
  typeof value === 'number' ? numbers.format(value) : (value ?? '')

function written(elements: Elements, values: Values, count: number): string {
  return elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return element.value
        case TYPE.pound:
          return numbers.format(count)
        case TYPE.select: {
          const branch = element.options[String(values[element.value])] ?? element.options['other']
          return written(branch?.value ?? [], values, count)
        }
        case TYPE.plural: {
          const value = Number(values[element.value])
          const rest = value - element.offset
          const form = (element.pluralType === 'ordinal' ? ordinal : cardinal).select(rest)
          const branch = element.options[`=${value}`] ?? element.options[form] ?? element.options['other']
          return written(branch?.value ?? [], values, rest)
        }
        default:
          return 'value' in element ? shown(values[element.value]) : ''
      }
    })
    .join('')
}

/**
 * The text with its values. A value is never read as part of the text. A text that is no ICU message is returned
 * as it is; `textFault` refuses it before it is stored.
 */
export function formatText(text: string, values: Values): string {
  const elements = parsed(text)
  return elements === undefined ? text : written(elements, values, 0).trim()
}

function outlined(elements: Elements): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type !== TYPE.select && element.type !== TYPE.plural) return '…'
      const forms = element.type === TYPE.plural ? [element.options['other']] : Object.values(element.options)
      return [...new Set(forms.map((form) => outlined(form?.value ?? [])))].join(' / ')
    })
    .join('')
}

/** The text for a reader who does not have its values: '…' for each, and all branches of a selection. */
export function textOutline(text: string): string {
  const elements = parsed(text)
  return elements === undefined ? text : outlined(elements).trim()
}
