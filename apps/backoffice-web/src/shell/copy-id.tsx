import { Code, CopyButton } from '@puente/ui'
import { shellWords } from './words.ts'

/** An id in short form, in full on hover, with a button to copy it. */
export function CopyId({ id }: { id: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, margin: '-6px 0' }}>
      <Code short>{id}</Code>
      <CopyButton compact value={id} label={shellWords('copyId', { id })} />
    </span>
  )
}

/**
 * The first four and last four characters of an id; the beginning alone is the same for ids created on one
 * day.
 */
export const shortId = (id: string): string => `${id.slice(0, 4)}…${id.slice(-4)}`
