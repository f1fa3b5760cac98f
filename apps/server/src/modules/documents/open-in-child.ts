import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { FilesPort } from '../../partners/files.ts'
import { fairQueue } from '../../platform/isolated/fair-queue.ts'
import { runInChild, type ChildLimits } from '../../platform/isolated/run-in-child.ts'
import { inspectionSeconds } from '../../platform/telemetry/metrics.ts'
import { readContent } from './content.ts'
import type { Content } from './contents.store.ts'

/** Where a file is opened: a function of ours that runs in a child process, and what it may use. */
export interface Opening {
  readonly file: string
  readonly name: string
  readonly limits: ChildLimits
}

/** What an opening found: what the function says, and the bytes that it made. */
export interface Opened {
  readonly facts: unknown
  readonly bytes: Uint8Array
}

/** One customer's files are opened one after another, so that a place stays free for everybody else’s. */
const inTurn = fairQueue({ atOnce: 2, perKey: 1, waitingPerKey: 20, patienceMs: 60_000 })

/**
 * Opens a whole content in a process of its own, in the customer's turn. 'document-too-complex' when opening needs more
 * memory or processor time than any file may use; 'unavailable' when it could not be tried.
 */
export async function openInChild(
  { file, name, limits }: Opening,
  files: FilesPort,
  customerId: string,
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
