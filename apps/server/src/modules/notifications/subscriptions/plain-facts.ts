/** Control characters, line breaks and marks of writing direction: no name needs them, and attacks use them. */
const UNPRINTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const LONGEST = 140

/** One line of plain text, at most 140 characters. */
export function oneLine(text: string): string {
  const line = text.toWellFormed().replaceAll(UNPRINTED, ' ').replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).toWellFormed()}…`
}

const LONGEST_PROSE = 8000

/** Plain text with its lines, without unprintable characters, at most 8,000 characters. */
function prose(text: string): string {
  const lines = text
    .slice(0, LONGEST_PROSE)
    .toWellFormed()
    .split(/\r\n|[\n\r\p{Zl}\p{Zp}]/u)
    .map((line) => line.replaceAll(UNPRINTED, ' ').trimEnd())
  return lines.join('\n').trim()
}

/** The facts with each text as one line. Longer texts of people are in `{prose}` and keep their lines. */
export function plainFacts<Facts>(facts: Facts): Facts {
  if (typeof facts === 'string') return oneLine(facts) as Facts
  if (typeof facts !== 'object' || facts === null) return facts
  if ('prose' in facts && typeof facts.prose === 'string') return { prose: prose(facts.prose) } as Facts
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plainFacts(value)])) as Facts
}
