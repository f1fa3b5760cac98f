import { refuse, type Refusal } from '@puente/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { dropContent } from './contents.store.ts'
import { lockUpload, setUploadState } from './uploads.store.ts'
import type { Upload } from './upload.ts'

/** Ends an upload that came to nothing; what arrived of it is thrown away. One that is over already stays as it is. */
export async function giveUpUpload(work: Work, id: string): Promise<undefined | Refusal<'upload-ended'>> {
  return (await end(work, id)) ? undefined : refuse('upload-ended')
}

/** The same in a work of its own, for what a refusal must not roll back. */
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
