import type { OwnerDifference, Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

export interface Compared {
  readonly declaredVersion: number
  readonly documentId: Id<'document'>
  readonly differences: readonly OwnerDifference[]
}

/** Stores the result of a comparison. The first instant of a difference is kept while it lasts. */
export async function setCompared(
  work: Work,
  customerId: Id<'customer'>,
  { declaredVersion, documentId, differences }: Compared,
): Promise<void> {
  const since = differences.length === 0 ? null : work.now
  await work.tx.run(sql`
    insert into requirements.company_owners as kept (customer_id, declared_version, document_id, differences,
                                                 differs_since)
    values (${customerId}, ${declaredVersion}, ${documentId}, ${differences}::text[], ${since})
    on conflict (customer_id) do update set
      declared_version = excluded.declared_version, document_id = excluded.document_id,
      differences = excluded.differences,
      differs_since = case when excluded.differs_since is null then null
                           else coalesce(kept.differs_since, excluded.differs_since) end`)
}

/** Deletes the result, because there is nothing to compare. */
export async function dropCompared(work: Work, customerId: Id<'customer'>): Promise<void> {
  await work.tx.run(sql`delete from requirements.company_owners where customer_id = ${customerId}`)
}
