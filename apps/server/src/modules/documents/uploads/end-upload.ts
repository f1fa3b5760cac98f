import { refuse, type Refusal } from '@puente/contract'
import type { Actor } from '../../../platform/actor.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { dropContent } from '../contents.store.ts'
import { lockUpload, setUploadState } from './uploads.store.ts'
import type { Upload } from './upload.ts'

/** Ends an upload that became no document, and drops its content. Refuses an upload that has ended. */
export async function cancelUpload(work: Work, id: string): Promise<undefined | Refusal<'upload-ended'>> {
  return (await end(work, id)) ? undefined : refuse('upload-ended')
}

/** As `cancelUpload`, in its own transaction, so that the rollback after a refusal does not undo it. */
export async function endUpload(runtime: Runtime, actor: Actor, { id }: Pick<Upload, 'id'>): Promise<void> {
  await runtime.work(actor, (work) => end(work, id))
}

async function end(work: Work, id: string): Promise<boolean> {
  const upload = await lockUpload(work, id)
  if (upload === undefined || upload.state === 'done' || upload.state === 'ended') return false
  await setUploadState(work, id, 'ended')
  await dropContent(work, upload.contentId)
  return true
}
