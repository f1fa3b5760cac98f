import { formatDate, formatDateTime } from '@puente/money'
import { stateMessages } from '../transfers/index.ts'
import { myDataMessages as words } from './messages.es.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A stored value as people read it: days and instants of Chile, codes as words, structures as their parts. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return wordsOf(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join(' · ')
  return Object.entries(value)
    .map(([name, part]) => `${Object.hasOwn(words.parts, name) ? words.parts[name] : name}: ${textOf(part)}`)
    .join(' · ')
}

function wordsOf(text: string): string {
  if (INSTANT.test(text)) return formatDateTime(new Date(text))
  if (DAY.test(text)) return formatDate(text)
  const states: Readonly<Record<string, string>> = stateMessages
  return (
    (Object.hasOwn(words.codes, text) ? words.codes[text] : undefined) ??
    (Object.hasOwn(states, text) ? states[text] : undefined) ??
    text
  )
}
