import { toWireId } from '@puente/contract'
import type { CustomerNote } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import type { Note } from './notes.store.ts'

/** Notes in the format of the API, with their authors. */
export async function noteViews(work: Work, notes: readonly Note[]): Promise<CustomerNote[]> {
  const names = await staffNames(work, [...new Set(notes.map(({ authorId }) => authorId))])
  return notes.map(({ id, audience, authorId, body, at }) => ({
    id: toWireId('note', id),
    audience,
    text: body,
    by: names.get(authorId) ?? '',
    byId: toWireId('staff', authorId),
    at: at.toISOString(),
  }))
}
