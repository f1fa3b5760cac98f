import Box from '@mui/material/Box'
import { Code } from '@puente/ui'
import { shellWords } from './words.ts'

type Hint = 'a' | 'r' | 'm'

/** The keyboard shortcuts of a screen, shown as text. */
export function KeyHints({ keys }: { keys: Readonly<Partial<Record<Hint, string>>> }) {
  return (
    <Box component="p" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, margin: 0, color: 'text.secondary' }}>
      <span>{shellWords('keys.label')}</span>
      {Object.entries(keys).map(([key, text]) => (
        <span key={key}>
          <Code>{key.toUpperCase()}</Code> {text}
        </span>
      ))}
      <span>
        <Code>Z</Code> {shellWords('keys.undo')}
      </span>
    </Box>
  )
}
