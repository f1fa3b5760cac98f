import { foldedText } from './folded-text.ts'

/** What a search found: the first options in order, and how many more match. */
export interface Searched<Option> {
  readonly shown: readonly Option[]
  readonly more: number
}

/** Words separated by single spaces, without accents, case and punctuation. */
const searchText = (text: string): string =>
  foldedText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** 0 begins with the searched text, 1 has words that begin with its words, 2 contains them; -1 does not match. */
function rankOf(text: string, searched: string, words: readonly string[]): number {
  if (!words.every((word) => text.includes(word))) return -1
  if (text.startsWith(searched)) return 0
  const spaced = ` ${text}`
  return words.every((word) => spaced.includes(` ${word}`)) ? 1 : 2
}

/**
 * A search among options by label and description: each typed word is a part of the text, in any order. Closer matches
 * come first, else the order of the options is kept.
 */
export function searchedBy<Option extends { label: string; description?: string | undefined }>(
  options: readonly Option[],
): (typed: string, shownMax: number) => Searched<Option> {
  const texts = options.map((option) => ({
    option,
    label: searchText(option.label),
    description: searchText(option.description ?? ''),
  }))
  return (typed, shownMax) => {
    const searched = searchText(typed)
    if (searched === '') return firstOf(options, shownMax)
    const words = searched.split(' ')
    const ranked = texts.flatMap(({ option, label, description }) => {
      const rank = description.startsWith(searched) ? 0 : rankOf(`${label} ${description}`, searched, words)
      return rank === -1 ? [] : [{ option, rank }]
    })
    const ordered = [0, 1, 2].flatMap((rank) => ranked.filter((one) => one.rank === rank))
    return firstOf(
      ordered.map(({ option }) => option),
      shownMax,
    )
  }
}

const firstOf = <Option>(options: readonly Option[], shownMax: number): Searched<Option> => ({
  shown: options.slice(0, shownMax),
  more: Math.max(0, options.length - shownMax),
})
