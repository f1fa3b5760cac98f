import { refuse, type CustomerKind, type Refusal } from '@puente/contract'
import { oneAtATime } from '../../../platform/data/one-at-a-time.ts'
import type { Work } from '../../../platform/work.ts'
import { insertContent } from '../contents.store.ts'
import type { Place } from '../document.ts'
import { documentInReview } from '../documents.store.ts'
import { slotFault, ruleOf } from '../rules.ts'
import { insertUpload, openUploads } from './uploads.store.ts'
import type { Upload } from './upload.ts'

/** Maximum of open uploads of a customer. */
const OPEN_MAX = 20

export interface Announced extends Place {
  readonly fileName: string
  readonly sizeBytes: number
}

type StartRefusal =
  | 'not-allowed'
  | 'fields-wrong'
  | 'document-too-large'
  | 'document-empty'
  | 'document-in-review'
  | 'too-many-uploads'

/** Announces an upload. Its slot, name and size are fixed from now on. */
export async function startUpload(
  work: Work,
  announced: Announced,
  customerKind: CustomerKind,
  maxBytes: number,
): Promise<Upload | Refusal<StartRefusal>> {
  const { actor } = work
  if (actor.kind !== 'customer') return refuse('not-allowed')
  const misplaced = slotFault(await ruleOf(work, announced.kind), announced, customerKind)
  if (misplaced !== undefined) return refuse('fields-wrong', {}, [{ at: misplaced, fault: 'choice' }])
  if (announced.sizeBytes > maxBytes)
    return refuse('document-too-large', { maxBytes, sizeBytes: announced.sizeBytes }, [
      { at: 'file', fault: 'too-big' },
    ])
  if (announced.sizeBytes === 0) return refuse('document-empty', {}, [{ at: 'file', fault: 'too-small' }])
  if (await documentInReview(work, actor.customerId, announced)) return refuse('document-in-review')
  await oneAtATime(work, 'uploads', actor.customerId)
  if ((await openUploads(work, actor.customerId)) >= OPEN_MAX)
    return refuse('too-many-uploads', { most: OPEN_MAX })
  const { id: contentId } = await insertContent(work, actor.customerId)
  const upload: Upload = {
    ...announced,
    id: work.id(),
    customerId: actor.customerId,
    userId: actor.userId,
    receivedBytes: 0,
    segments: 0,
    contentId,
    state: 'receiving',
    leasedUntil: undefined,
    documentId: undefined,
    beganAt: work.realNow,
  }
  await insertUpload(work, upload)
  return upload
}
