import { plain } from '../magic.ts'
import type { Entry } from './list.ts'

/** The person or company to search for. */
export type Subject = {
  readonly ref: string
  readonly kind: 'person' | 'company'
  readonly name: string
  readonly country?: string
  readonly birthDate?: string
  readonly document?: string
}

/** An entry that a subject resembles; the score is in basis points. */
export type Hit = {
  readonly list: string
  readonly entryId: string
  readonly name: string
  readonly scoreBps: number
}

const nearMissBps = 1_000
const extraWordsBps = 500
const otherBirthDateBps = 1_500

/**
 * The entries that a subject resembles, the highest score first. Accents, case and the order of words do not
 * matter; one letter may differ.
 */
export function hitsOf(subject: Subject, entries: readonly Entry[]): Hit[] {
  return entries
    .map((entry) => ({
      list: entry.list,
      entryId: entry.entryId,
      name: entry.name,
      scoreBps: score(subject, entry),
    }))
    .filter(({ scoreBps }) => scoreBps > 0)
    .sort((a, b) => b.scoreBps - a.scoreBps)
}

function score(subject: Subject, entry: Entry): number {
  if (
    entry.document !== null &&
    subject.document !== undefined &&
    squeezed(subject.document) === squeezed(entry.document)
  ) {
    return 10_000
  }
  const misses = missedLetters(words(entry.name), words(subject.name))
  if (misses === null) return 0
  const extra = words(subject.name).length > words(entry.name).length
  const otherDay =
    entry.birthDate !== null && subject.birthDate !== undefined && entry.birthDate !== subject.birthDate
  return 10_000 - misses * nearMissBps - (extra ? extraWordsBps : 0) - (otherDay ? otherBirthDateBps : 0)
}

/** 0 when the text contains each wanted word, 1 when one of them differs by one letter, null otherwise. */
function missedLetters(wanted: readonly string[], found: readonly string[]): 0 | 1 | null {
  const left = [...found]
  const missing = wanted.filter((word) => !takeOut(left, (candidate) => candidate === word))
  if (missing.length === 0) return 0
  const [only = ''] = missing
  if (missing.length > 1 || only.length < 4) return null
  return left.some((candidate) => oneLetterOff(only, candidate)) ? 1 : null
}

function takeOut(list: string[], wanted: (word: string) => boolean): boolean {
  const at = list.findIndex(wanted)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}

/** Whether one letter was changed, added, omitted, or swapped with its neighbour. */
function oneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const rest = (text: string, from: number) => text.slice(from)
  if (a.length > b.length) return rest(a, at + 1) === rest(b, at)
  if (a.length < b.length) return rest(a, at) === rest(b, at + 1)
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2)
  return swapped || rest(a, at + 1) === rest(b, at + 1)
}

function words(name: string): string[] {
  return plain(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

function squeezed(document: string): string {
  return plain(document).replace(/[^a-z0-9]/g, '')
}
