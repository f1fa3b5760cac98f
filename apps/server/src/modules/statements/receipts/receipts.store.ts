import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { Issue, IssueKind, Receipt } from './receipt.ts'

const columns = sql`id, transfer_id, folio, code`

/** Stores a receipt unless the transfer has one already, or its folio or code is taken. */
export async function insertReceipt(work: Work, receipt: Receipt): Promise<void> {
  await work.tx.run(sql`
    insert into statements.receipt (id, transfer_id, folio, code, created_at)
    values (${receipt.id}, ${receipt.transferId}, ${receipt.folio}, ${receipt.code}, ${work.now})
    on conflict do nothing`)
}

export const receiptOf = (work: Work, transferId: Id<'transfer'>): Promise<Receipt | undefined> =>
  work.tx.maybe<Receipt>(sql`select ${columns} from statements.receipt where transfer_id = ${transferId}`)

export const receiptWithCode = (work: Work, code: string): Promise<Receipt | undefined> =>
  work.tx.maybe<Receipt>(sql`select ${columns} from statements.receipt where code = ${code}`)

/** When this content was first issued: now, unless it was before. */
export async function issuedAt(
  work: Work,
  receiptId: Id<'receipt'>,
  kind: IssueKind,
  factsHash: Buffer,
): Promise<Date> {
  await work.tx.run(sql`
    insert into statements.issue (receipt_id, kind, facts_hash, issued_at)
    values (${receiptId}, ${kind}, ${factsHash}, ${work.now}) on conflict do nothing`)
  const row = await work.tx.one<{ issuedAt: Date }>(sql`
    select issued_at from statements.issue where receipt_id = ${receiptId} and facts_hash = ${factsHash}`)
  return row.issuedAt
}

/** All contents that were issued, in order. */
export const issuesOf = (work: Work, receiptId: Id<'receipt'>): Promise<Issue[]> =>
  work.tx.many<Issue>(sql`
    select kind, facts_hash, issued_at from statements.issue
    where receipt_id = ${receiptId} order by issued_at, facts_hash limit 50`)
