import { toWireId, type Id } from '@puente/contract'
import type { FilesPort } from '../../partners/files.ts'
import { FilesUnavailable } from '../../platform/data/files-unavailable.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { deleteContent, dropContent, rubbish } from './contents.store.ts'
import { outlived, saveDocument } from './documents.store.ts'
import { readWaiting } from './reading/read-waiting.ts'
import { readingsAreDue } from './reading/readings.store.ts'
import { deleteUploads, oldUploads } from './uploads/uploads.store.ts'
import { UPLOAD_LIFE_MS } from './uploads/upload.ts'

const actor = { kind: 'system', name: 'documents' } as const
const BATCH = 100
/** By then a request that was writing files when its content was dropped has ended. */
const STILL_WRITING_MS = 5 * 60_000

/** Deletes uploads that are a day old, and drops the contents of those that became no document. */
const forgetUploads = (runtime: Runtime): Promise<number> =>
  runtime.work(actor, async (work) => {
    const old = await oldUploads(work, new Date(work.realNow.getTime() - UPLOAD_LIFE_MS), BATCH)
    for (const { contentId, state } of old) if (state !== 'done') await dropContent(work, contentId)
    await deleteUploads(
      work,
      old.map(({ id }) => id),
    )
    return old.length
  })

/** Whether the law still keeps the documents of a customer that were accepted once. */
type StillKept = (work: Work, customerId: Id<'customer'>) => Promise<boolean>

/** When a document is looked at again that the law keeps beyond the period of its kind. */
const AGAIN_MS = 30 * 24 * 3_600_000

/**
 * Drops the contents of documents whose retention period is over, except under a legal hold. The period of a kind counts
 * from its decision; the law keeps an accepted document until years after the end of the relationship.
 */
const endKeeping = (runtime: Runtime, isStillKept: StillKept): Promise<number> =>
  runtime.work(actor, async (work) => {
    const over = await outlived(work, BATCH)
    for (const document of over) {
      const { state, customerId } = document
      if ((state === 'accepted' || state === 'replaced') && (await isStillKept(work, customerId))) {
        await saveDocument(work, { ...document, keepUntil: new Date(work.now.getTime() + AGAIN_MS) })
        continue
      }
      if (document.contentId !== undefined) await dropContent(work, document.contentId)
      await saveDocument(work, { ...document, contentId: undefined })
      await work.audit({ action: 'document-outlived', subject: toWireId('document', document.id) })
    }
    return over.length
  })

/** Deletes the files of dropped contents, then their rows. Stops when the file store is unavailable. */
async function throwAway(runtime: Runtime, files: FilesPort): Promise<number> {
  const gone = await runtime.work(actor, (work) => {
    const now = work.realNow.getTime()
    const instants = { dropped: new Date(now - STILL_WRITING_MS), began: new Date(now - UPLOAD_LIFE_MS) }
    return rubbish(work, instants, BATCH)
  })
  let thrown = 0
  for (const id of gone) {
    try {
      await files.remove(id, await files.names(id))
    } catch (error) {
      if (!(error instanceof FilesUnavailable)) throw error
      runtime.logger.warn({ err: error }, 'files not thrown away')
      return thrown
    }
    await runtime.work(actor, (work) => deleteContent(work, id))
    thrown += 1
  }
  return thrown
}

/** Cleans up old uploads and files past their retention period, and reads pictures of identity documents. */
export const documentJobs = (
  files: FilesPort,
  isStillKept: StillKept = async () => false,
): readonly Job[] => [
  {
    name: 'documents.tidy',
    everyMs: 5 * 60_000,
    round: async (runtime) => {
      const forgotten = await forgetUploads(runtime)
      const ended = await endKeeping(runtime, isStillKept)
      return forgotten + ended + (await throwAway(runtime, files))
    },
  },
  {
    name: 'documents.read',
    everyMs: 2000,
    due: readingsAreDue,
    round: (runtime) => readWaiting(runtime, files),
  },
]
