import { toWireId, uuidOf, type Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** Which of these documents staff opened, by the audit trail. */
export async function openedDocuments(
  work: Work,
  ids: readonly Id<'document'>[],
): Promise<ReadonlySet<Id<'document'>>> {
  if (ids.length === 0) return new Set()
  const subjects = ids.map((id) => toWireId('document', id))
  const rows = await work.tx.many<{ subject: string }>(sql`
    select distinct subject from platform.v_audit
    where subject = any(${subjects}::text[]) and action = 'document-looked-at' and actor like 'staff:%'`)
  return new Set(rows.map(({ subject }) => uuidOf('document', subject)))
}
