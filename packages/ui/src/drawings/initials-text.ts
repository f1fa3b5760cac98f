/** Words that carry no initial: articles and prepositions of names, and legal forms of companies. */
const skipped = new Set(
  'de del la las el los y e da do dos di von van spa ltda limitada sa sac sas inc llc gmbh eirl cv'.split(
    ' ',
  ),
)

/** 'S.A.', 'S.p.A.' or 'S.A. de C.V.' at the end. */
const dottedForm = /(\s\p{L}\.(\s?\p{L}\.?)+)+(\sde\s(\p{L}\.)+)?\s*$/u

/** At most two letters: of the first and the last word of a person's name, or of what a name has. */
export function initialsOf(name: string): string {
  const words =
    name
      .normalize('NFC')
      .replace(dottedForm, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const named = words.filter((word) => !skipped.has(word.toLowerCase()))
  const [first = words[0] ?? '', ...others] = named
  return [first, others.at(-1) ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** How many pairs of colours initials have. */
export const tones = 4

/** The pair of colours of a name, from its letters. */
export function toneOf(name: string): number {
  let sum = 0
  for (const letter of name.normalize('NFC')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % tones
}
