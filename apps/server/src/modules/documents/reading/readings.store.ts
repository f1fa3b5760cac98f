import type { Id, ReadingState } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import { exists } from '../../../platform/jobs/due.ts'
import type { Due } from '../../../platform/jobs/jobs.ts'
import type { Work } from '../../../platform/work.ts'
import type { MachineReading } from './machine-reading.ts'

const FOUND = 'documents.reading.found'

/** What was read in the picture of a document; without values while it waits. */
export type StoredReading = Omit<MachineReading, 'read'> & { readonly state: ReadingState }

/** A picture that is being read. */
export interface LeasedReading {
  readonly documentId: Id<'document'>
  readonly customerId: Id<'customer'>
  readonly contentId: string
  readonly attempts: number
  readonly leasedUntil: Date
}

/** Notes that the picture of a document has to be read. */
export async function insertReading(work: Work, documentId: Id<'document'>): Promise<void> {
  await work.tx.run(sql`
    insert into documents.reading (document_id, state, requested_at)
    values (${documentId}, 'waiting', ${work.realNow})`)
}

const isFree = (realNow: Date): Sql =>
  sql`w.state = 'waiting' and (w.leased_until is null or w.leased_until < ${realNow})`

/** The condition of the job that reads pictures: one waits that nothing reads now. */
export const readingsAreDue: Due = ({ realNow }) => exists(sql`documents.reading w`, isFree(realNow))

/**
 * Leases the next picture until an instant: of the customer whose last picture was read the longest ago, the one that
 * waits the longest.
 */
export async function leaseReading(work: Work, leasedUntil: Date): Promise<LeasedReading | undefined> {
  const leased = await work.tx.maybe<Omit<LeasedReading, 'leasedUntil'>>(sql`
    update documents.reading r
    set attempts = r.attempts + 1, leased_until = ${leasedUntil}
    from documents.document d
    where d.id = r.document_id and d.content_id is not null and r.document_id = (
      select w.document_id from documents.reading w join documents.document o on o.id = w.document_id
      where ${isFree(work.realNow)}
      order by (select max(b.read_at) from documents.reading b join documents.document p on p.id = b.document_id
                where p.customer_id = o.customer_id) nulls first, w.requested_at
      limit 1 for update of w skip locked)
    returning r.document_id, d.customer_id, d.content_id, r.attempts`)
  return leased && { ...leased, leasedUntil }
}

/** Stores what was read, unless the content was deleted meanwhile or the lease ended. */
export async function setReading(
  work: Work,
  { documentId, customerId, leasedUntil }: LeasedReading,
  { read, ...found }: MachineReading,
  engine: string,
): Promise<void> {
  await work.tx.run(sql`
    update documents.reading
    set state = ${read}, engine = ${engine}, read_at = ${work.realNow}, leased_until = null,
      found = ${(await work.vault.of(customerId)).encrypt(FOUND, JSON.stringify(found), documentId)}
    where document_id = ${documentId} and state = 'waiting' and leased_until = ${leasedUntil}`)
}

/** The readings of these documents, by document. */
export async function readingsFor(
  work: Work,
  documentIds: readonly Id<'document'>[],
): Promise<ReadonlyMap<string, StoredReading>> {
  if (documentIds.length === 0) return new Map()
  const rows = await work.tx.many<{ documentId: string; state: ReadingState; found: Buffer | null }>(sql`
    select document_id, state, found from documents.reading where document_id = any(${documentIds}::uuid[])`)
  return new Map(
    rows.map(({ documentId, state, found }) => [
      documentId,
      {
        state,
        ...(found === null
          ? { format: undefined, fields: [], warnings: [] }
          : (JSON.parse(work.vault.decrypt(FOUND, found, documentId)) as Omit<MachineReading, 'read'>)),
      },
    ]),
  )
}

/** Deletes what was read in the documents with this content. */
export async function deleteReadings(work: Work, contentId: string): Promise<void> {
  await work.tx.run(sql`
    delete from documents.reading
    where document_id in (select id from documents.document where content_id = ${contentId})`)
}
