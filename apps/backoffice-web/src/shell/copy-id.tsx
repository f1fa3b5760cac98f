import { Code, CopyButton } from '@puente/ui'
import { shellWords } from './words.ts'

/** An id, short for the eye and whole on hover, that is copied by one press. */
export function CopyId({ id }: { id: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, margin: '-6px 0' }}>
      <Code short>{id}</Code>
      <CopyButton compact value={id} label={shellWords('copyId', { id })} />
    </span>
  )
}

/** An id in little room: ids of one day begin alike, their ends tell them apart. */
export const shortId = (id: string): string => `${id.slice(0, 4)}…${id.slice(-4)}`
