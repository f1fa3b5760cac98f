import type { DocumentKind, DocumentScan, DocumentState, Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import { allOf } from '../../platform/lists/list.ts'
import type { Key } from '../../platform/lists/cursor.ts'
import type { Work } from '../../platform/work.ts'
import type { Document, Place } from './document.ts'

const FILE_NAME = 'documents.document.file_name'
const HOLD_REASON = 'documents.document.hold_reason'
const REMARK = 'documents.document.remark'

type Row = Stored<Omit<Document, 'fileName' | 'sizeBytes' | 'remark'>> & {
  fileName: Buffer
  sizeBytes: bigint
  remark: Buffer | null
}

async function documents(work: Work, rest: Sql): Promise<Document[]> {
  const rows = await work.tx.many<Row>(sql`
    select id, customer_id, user_id, kind, side, page, file_name, type, size_bytes, pages,
           sent_hash as sha256, scan, content_id,
           state, reason, remark, received_at, taken_by, decided_by, decided_at, keep_until, legal_hold
    from documents.document where ${rest}`)
  return rows.map(({ fileName, sizeBytes, remark, ...row }) => ({
    ...fromStored(row),
    fileName: work.vault.decrypt(FILE_NAME, fileName, row.id),
    sizeBytes: Number(sizeBytes),
    remark: remark === null ? undefined : work.vault.decrypt(REMARK, remark, row.id),
  }))
}

export const documentFor = async (work: Work, id: string): Promise<Document | undefined> =>
  (await documents(work, sql`id = ${id}`))[0]

export const lockDocument = async (work: Work, id: string): Promise<Document | undefined> =>
  (await documents(work, sql`id = ${id} for update`))[0]

/** The documents of a customer that wait or were accepted, the newest first. */
export const standingDocuments = (
  work: Work,
  customerId: Id<'customer'>,
  limit: number,
): Promise<Document[]> =>
  documents(
    work,
    sql`customer_id = ${customerId} and state in ('received', 'in-review', 'accepted')
      order by received_at desc, id desc limit ${limit}`,
  )

const atPlace = (customerId: Id<'customer'>, { kind, side, page }: Place): Sql =>
  sql`customer_id = ${customerId} and kind = ${kind} and side is not distinct from ${side ?? null} and page = ${page}`

/** Whether the document in this slot is in review. */
export async function documentInReview(
  work: Work,
  customerId: Id<'customer'>,
  place: Place,
): Promise<boolean> {
  const { found } = await work.tx.one<{ found: boolean }>(sql`
    select exists (select from documents.document
                   where ${atPlace(customerId, place)} and state = 'in-review') as found`)
  return found
}

/** The documents in this slot with one of these states, locked. */
export const lockInSlot = (
  work: Work,
  customerId: Id<'customer'>,
  place: Place,
  states: readonly DocumentState[],
): Promise<Document[]> =>
  documents(work, sql`${atPlace(customerId, place)} and state = any(${states}::text[]) for update`)

/** A document of this customer with the same checksum, if it still counts or was refused as this kind. */
export const sameFile = async (
  work: Work,
  customerId: Id<'customer'>,
  kind: DocumentKind,
  sha256: Buffer,
): Promise<Document | undefined> =>
  (
    await documents(
      work,
      sql`customer_id = ${customerId} and sent_hash = ${sha256}
        and (state in ('received', 'in-review', 'accepted') or (state = 'refused' and kind = ${kind}))
        order by received_at desc limit 1`,
    )
  )[0]

export async function insertDocument(work: Work, document: Document): Promise<void> {
  await work.tx.run(sql`
    insert into documents.document (id, customer_id, user_id, kind, side, page, file_name, type, size_bytes, pages,
                                    sent_hash, scan, content_id, state, received_at, reason, decided_at, keep_until)
    values (${document.id}, ${document.customerId}, ${document.userId}, ${document.kind}, ${document.side ?? null},
            ${document.page}, ${(await work.vault.of(document.customerId)).encrypt(FILE_NAME, document.fileName, document.id)}, ${document.type},
            ${document.sizeBytes}, ${document.pages ?? null}, ${document.sha256}, ${document.scan},
            ${document.contentId ?? null}, ${document.state}, ${document.receivedAt}, ${document.reason ?? null},
            ${document.decidedAt ?? null},
            ${document.keepUntil ?? null})`)
}

/** Stores the properties of a document that can change. */
export async function saveDocument(work: Work, document: Document): Promise<void> {
  await work.tx.run(sql`
    update documents.document set content_id = ${document.contentId ?? null}, state = ${document.state},
      reason = ${document.reason ?? null},
      remark = ${document.remark === undefined ? null : (await work.vault.of(document.customerId)).encrypt(REMARK, document.remark, document.id)}, taken_by = ${document.takenBy ?? null},
      decided_by = ${document.decidedBy ?? null}, decided_at = ${document.decidedAt ?? null},
      keep_until = ${document.keepUntil ?? null}
    where id = ${document.id}`)
}

/** Sets or lifts a legal hold, which suspends the retention period. The reason is encrypted. */
export async function setLegalHold(
  work: Work,
  { id, customerId }: Pick<Document, 'id' | 'customerId'>,
  held: boolean,
  why: string,
): Promise<void> {
  await work.tx.run(sql`
    update documents.document set legal_hold = ${held}, hold_reason = ${(await work.vault.of(customerId)).encrypt(HOLD_REASON, why, id)}
    where id = ${id}`)
}

/** Stores what the virus scanner found in the content of a document. False when it has that content no longer. */
export async function setScan(
  work: Work,
  id: Id<'document'>,
  contentId: string,
  scan: DocumentScan,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update documents.document set scan = ${scan} where id = ${id} and content_id = ${contentId}`)
  return rows === 1
}

/** Whether a document of a customer is under a legal hold. */
export async function hasHeldDocument(work: Work, customerId: Id<'customer'>): Promise<boolean> {
  const { held } = await work.tx.one<{ held: boolean }>(sql`
    select exists (select from documents.document where customer_id = ${customerId} and legal_hold) as held`)
  return held
}

/** Keeps every content of a customer past its retention period, or stops keeping it. */
export async function holdDocumentsOf(
  work: Work,
  customerId: Id<'customer'>,
  isHeld: boolean,
): Promise<void> {
  await work.tx.run(
    isHeld
      ? sql`insert into documents.held_customer (customer_id, since) values (${customerId}, ${work.now})
            on conflict (customer_id) do nothing`
      : sql`delete from documents.held_customer where customer_id = ${customerId}`,
  )
}

export interface DocumentFilter {
  readonly customerId?: Id<'customer'> | undefined
  readonly kind?: DocumentKind | undefined
  readonly states: readonly DocumentState[]
  /** Only what is reviewed on its own: without selfies. */
  readonly isQueue?: boolean
}

/** Filtered documents by time of receipt, the oldest or the newest first. */
export function listedDocuments(
  work: Work,
  { customerId, kind, states, isQueue = false }: DocumentFilter,
  after: Key | undefined,
  limit: number,
  newestFirst: boolean,
): Promise<Document[]> {
  const key = after && sql`(${after[0]}::timestamptz, ${after[1]}::uuid)`
  const where = allOf([
    sql`state = any(${states}::text[])`,
    customerId === undefined ? undefined : sql`customer_id = ${customerId}`,
    kind === undefined ? undefined : sql`kind = ${kind}`,
    isQueue ? sql`kind <> 'selfie'` : undefined,
    key && (newestFirst ? sql`(received_at, id) < ${key}` : sql`(received_at, id) > ${key}`),
  ])
  return documents(
    work,
    newestFirst
      ? sql`${where} order by received_at desc, id desc limit ${limit}`
      : sql`${where} order by received_at, id limit ${limit}`,
  )
}

const notHeld = sql`not legal_hold
  and not exists (select from documents.held_customer h where h.customer_id = document.customer_id)`

/** Documents with a content and past their retention period, locked. Selfies end by a rule of their own. */
export const outlived = (work: Work, limit: number): Promise<Document[]> =>
  documents(
    work,
    sql`keep_until <= ${work.now} and content_id is not null and kind <> 'selfie' and ${notHeld}
      order by keep_until limit ${limit} for update skip locked`,
  )

/** The pictures of a customer's selfies that no legal hold keeps, locked. */
export const lockSelfies = (work: Work, customerId: Id<'customer'>): Promise<Document[]> =>
  documents(
    work,
    sql`customer_id = ${customerId} and kind = 'selfie' and content_id is not null and ${notHeld}
      order by id for update`,
  )

/** Selfies whose period after the verdict is over, and those without a verdict received before an instant, locked. */
export const outlivedSelfies = (work: Work, receivedBefore: Date, limit: number): Promise<Document[]> =>
  documents(
    work,
    sql`kind = 'selfie' and content_id is not null and ${notHeld}
      and (keep_until <= ${work.now} or (keep_until is null and received_at < ${receivedBefore}))
      order by received_at limit ${limit} for update skip locked`,
  )

/** The newest selfie of a customer that waits or was decided, unless its picture is gone. */
export const newestSelfie = async (work: Work, customerId: Id<'customer'>): Promise<Document | undefined> =>
  (
    await documents(
      work,
      sql`customer_id = ${customerId} and kind = 'selfie' and content_id is not null
        and state in ('received', 'in-review', 'accepted', 'refused')
        order by received_at desc, id desc limit 1`,
    )
  )[0]
