import { toWireId, uuidOf, type Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** The latest time when a member of staff opened a document. A new file is a new document. */
export interface Opening {
  readonly documentId: Id<'document'>
  readonly staffId: Id<'staff'>
  readonly at: Date
}

/** Who opened each of these documents, by the audit trail; of each person the latest time. */
export async function openingsOf(work: Work, ids: readonly Id<'document'>[]): Promise<readonly Opening[]> {
  if (ids.length === 0) return []
  const subjects = ids.map((id) => toWireId('document', id))
  const rows = await work.tx.many<{ subject: string; actor: string; at: Date }>(sql`
    select distinct on (subject, actor) coalesce(subject, '') as subject, actor, at
    from platform.v_audit
    where subject = any(${subjects}::text[]) and action = 'document-looked-at' and actor like 'staff:%'
    order by subject, actor, at desc`)
  return rows.map(({ subject, actor, at }) => ({
    documentId: uuidOf('document', subject),
    staffId: actor.slice('staff:'.length) as Id<'staff'>,
    at,
  }))
}

/** When the acting member of staff opened each of these documents last; empty for every other actor. */
export async function openedByActor(
  work: Work,
  ids: readonly Id<'document'>[],
): Promise<ReadonlyMap<Id<'document'>, Date>> {
  const { actor } = work
  if (actor.kind !== 'staff') return new Map()
  const own = (await openingsOf(work, ids)).filter(({ staffId }) => staffId === actor.staffId)
  return new Map(own.map(({ documentId, at }) => [documentId, at]))
}
