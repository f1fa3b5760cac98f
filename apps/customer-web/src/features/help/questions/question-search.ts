import { answerOf, keptInOrder, questionTextOf, type QuestionId } from './questions.ts'

/** Normalises text for comparison: without accents, diacritics and case. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}*]/gu, '')
    .toLowerCase()

const WORD = /[\p{L}\p{N}]+/gu

/** Words that say nothing about the subject, in the form of `plain`. */
const empty = new Set(
  'a al como con cual cuando cuanto de del desde donde el en es esta este la las le lo los me mi mis mas no o para pero por porque que se si sin sobre su te tu un una uno ustedes y ya yo'.split(
    ' ',
  ),
)

const ENDINGS =
  /(?:aciones|iciones|acion|icion|ciones|cion|ando|iendo|adas|ados|idas|idos|ada|ado|ida|ido|arlo|arla|aron|ieron|amos|emos|imos|ar|er|ir|es|as|os|an|en|a|e|o|s)$/

/** More than any words count. */
const PHRASE_SCORE = 100

/** The stem of a word: without its commonest ending, at least three letters. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '')
  return stem.length >= 3 ? stem : word
}

interface Indexed {
  readonly id: QuestionId
  /** The words of the question, in order. */
  readonly phrase: string
  readonly question: ReadonlySet<string>
  readonly answer: ReadonlySet<string>
}

const phraseOf = (text: string): string => (plain(text).match(WORD) ?? []).join(' ')
const stemsIn = (text: string): string[] => (plain(text).match(WORD) ?? []).map(stemOf)

let index: readonly Indexed[] | undefined
const indexed = (): readonly Indexed[] =>
  (index ??= keptInOrder.map((id) => ({
    id,
    phrase: phraseOf(questionTextOf(id)),
    question: new Set(stemsIn(questionTextOf(id))),
    answer: new Set(stemsIn(answerOf(id))),
  })))

/** The stems that a search is about. The last word may be unfinished, and counts by its beginning. */
function askedOf(typed: string): readonly { readonly stem: string; readonly word: string }[] {
  const words = plain(typed).match(WORD) ?? []
  const significant = words.filter((word) => !empty.has(word))
  return [...new Set(significant.length === 0 ? words : significant)].map((word) => ({
    stem: stemOf(word),
    word,
  }))
}

const matches = (stems: ReadonlySet<string>, { stem, word }: { stem: string; word: string }): boolean =>
  stems.has(stem) ||
  [...stems].some((one) => one.startsWith(word) || (stem.length >= 4 && one.startsWith(stem)))

/**
 * The questions that a text asks, the best first: those with every significant word, otherwise those with at least half of
 * them. A question that contains the text as it was typed is
 * first; a word of the question counts three times as much as one of the answer. Nothing typed finds all, in order.
 */
export function findQuestions(typed: string): readonly QuestionId[] {
  const asked = askedOf(typed)
  if (asked.length === 0) return keptInOrder
  const whatever = phraseOf(typed)
  const found = indexed()
    .map(({ id, phrase, question, answer }) => {
      const inQuestion = asked.filter((one) => matches(question, one))
      const inAnswer = asked.filter((one) => !inQuestion.includes(one) && matches(answer, one))
      return {
        id,
        hits: inQuestion.length + inAnswer.length,
        score: 3 * inQuestion.length + inAnswer.length + (phrase.includes(whatever) ? PHRASE_SCORE : 0),
      }
    })
    .filter(({ hits }) => hits * 2 >= asked.length && hits > 0)
    .toSorted((a, b) => b.score - a.score || b.hits - a.hits)
  const whole = found.filter(({ hits }) => hits === asked.length)
  return (whole.length > 0 ? whole : found).map(({ id }) => id)
}

/** A part of a text; marked when the search found it. */
export interface Part {
  readonly text: string
  readonly isMarked: boolean
}

/** A text in parts, with the words that match the search marked. */
export function markedParts(text: string, typed: string): readonly Part[] {
  const asked = askedOf(typed)
  const parts: Part[] = []
  let from = 0
  if (typed.trim() !== '')
    for (const { 0: word, index: at } of text.matchAll(WORD)) {
      if (!asked.some((one) => matches(new Set([stemOf(plain(word))]), one))) continue
      if (at > from) parts.push({ text: text.slice(from, at), isMarked: false })
      parts.push({ text: word, isMarked: true })
      from = at + word.length
    }
  if (from < text.length) parts.push({ text: text.slice(from), isMarked: false })
  return parts
}
