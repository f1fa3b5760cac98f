import { Text } from '@puente/ui'
import { markedParts } from './question-search.ts'

/** A text with the words of the search marked. */
export const Marked = ({ text, typed }: { text: string; typed: string }) =>
  markedParts(text, typed).map(({ text: part, isMarked }, at) =>
    isMarked ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  )

/** An answer with the words of the search marked. Its lists become lines. */
export function MarkedAnswer({ text, typed }: { text: string; typed: string }) {
  const lines = text
    .replaceAll('**', '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return (
    <Text>
      {lines.map((line) => (
        <p key={line}>
          <Marked text={line.startsWith('- ') ? `· ${line.slice(2)}` : line} typed={typed} />
        </p>
      ))}
    </Text>
  )
}
