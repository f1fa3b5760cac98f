/** Controls, line breaks and marks that turn writing around: nothing a name needs, and a good part of every trick. */
const UNPRINTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const LONGEST = 140

/** One line of plain writing, at most 140 characters. */
export function oneLine(text: string): string {
  const line = text.toWellFormed().replaceAll(UNPRINTED, ' ').replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).toWellFormed()}…`
}

const LONGEST_PROSE = 8000

/** Plain writing in its own lines, without what is not printed, at most 8,000 characters. */
function prose(text: string): string {
  const lines = text
    .slice(0, LONGEST_PROSE)
    .toWellFormed()
    .split(/\r\n|[\n\r\p{Zl}\p{Zp}]/u)
    .map((line) => line.replaceAll(UNPRINTED, ' ').trimEnd())
  return lines.join('\n').trim()
}

/** The facts with every text in them as one line; what people wrote at length stands as `{prose}`. */
export function plainFacts<Facts>(facts: Facts): Facts {
  if (typeof facts === 'string') return oneLine(facts) as Facts
  if (typeof facts !== 'object' || facts === null) return facts
  if ('prose' in facts && typeof facts.prose === 'string') return { prose: prose(facts.prose) } as Facts
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plainFacts(value)])) as Facts
}
