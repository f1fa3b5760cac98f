import { refuse, type Refusal, type StaffRole, type Id, readsCompliance } from '@puente/contract'
import type { NoteAudience } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { statusOf } from '../records/customers.store.ts'
import { insertNote, type Note } from './notes.store.ts'

/** The audiences whose notes a role may read and write. Notes for compliance are for analyst and officer only. */
export const audiencesFor = (role: StaffRole): readonly NoteAudience[] =>
  readsCompliance(role) ? ['everyone', 'compliance'] : ['everyone']

/** Stores a note about a customer. Notes are never changed; a correction is another note. */
export async function writeNote(
  work: Work,
  customerId: Id<'customer'>,
  written: Pick<Note, 'audience' | 'body'>,
): Promise<Note | Refusal<'not-found' | 'not-allowed'>> {
  if (work.actor.kind !== 'staff') throw new Error('only staff write notes')
  if (!audiencesFor(work.actor.role).includes(written.audience)) return refuse('not-allowed')
  if ((await statusOf(work, customerId)) === undefined) return refuse('not-found')
  const note = { ...written, id: work.id(), authorId: work.actor.staffId, at: work.now }
  await insertNote(work, customerId, note)
  return note
}
