import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import type { FilesPort } from '../../../partners/files.ts'
import { fairQueue } from '../../../platform/isolated/fair-queue.ts'
import { runInChild, type ChildLimits } from '../../../platform/isolated/run-in-child.ts'
import { inspectionSeconds } from '../../../platform/telemetry/metrics.ts'
import { readContent } from '../content.ts'
import type { Content } from '../contents.store.ts'

/** A function that opens a file in a child process, with its limits. */
export interface Opening {
  readonly file: string
  readonly name: string
  readonly limits: ChildLimits
}

/** The function's result and the bytes that it produced. */
export interface Opened {
  readonly facts: unknown
  readonly bytes: Uint8Array
}

/** Files of one customer are opened one after another, so that one slot stays free for other customers. */
const inTurn = fairQueue({ batchedQuery: 2, perKey: 1, waitingPerKey: 20, patienceMs: 60_000 })

/**
 * Opens a complete file in its own process, in the customer's turn. Returns 'document-too-complex' when it exceeds the
 * limit of memory or processor time, 'unavailable' when it could not be opened for another reason.
 */
export async function openInChild(
  { file, name, limits }: Opening,
  files: FilesPort,
  customerId: Id<'customer'>,
  content: Content,
): Promise<Opened | Refusal<'document-too-complex' | 'unavailable'>> {
  const opened = await inTurn(customerId, async () => {
    const sizeBytes = content.segments.reduce((sum, { plainBytes }) => sum + plainBytes, 0)
    const finished = inspectionSeconds.startTimer({ kind: name })
    const ended = await runInChild({ file, name }, { sizeBytes, pieces: readContent(files, content) }, limits)
    finished({ outcome: ended.end === 'exceeded' ? ended.limit : ended.end })
    if (ended.end === 'answered') return ended
    return ended.end === 'exceeded'
      ? refuse('document-too-complex', {}, [{ at: 'file', fault: 'too-big' }])
      : refuse('unavailable', { part: 'inspection' })
  })
  if (opened === 'busy') return refuse('unavailable', { part: 'inspection' })
  return isRefusal(opened) ? opened : { facts: opened.facts, bytes: opened.bytes }
}
