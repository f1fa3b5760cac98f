import type { Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { Segment } from '../contents.store.ts'
import type { Upload, UploadState } from './upload.ts'

const FILE_NAME = 'documents.upload.file_name'

const columns = sql`
  id, customer_id, user_id, kind, side, page, file_name, size_bytes, received_bytes, segments, content_id, state,
  leased_until, document_id, began_at`

type Row = Stored<Omit<Upload, 'fileName' | 'sizeBytes' | 'receivedBytes'>> & {
  fileName: Buffer
  sizeBytes: bigint
  receivedBytes: bigint
}

const toUpload = (work: Work, { fileName, sizeBytes, receivedBytes, ...row }: Row): Upload => ({
  ...fromStored(row),
  fileName: work.vault.decrypt(FILE_NAME, fileName, row.id),
  sizeBytes: Number(sizeBytes),
  receivedBytes: Number(receivedBytes),
})

async function one(work: Work, rest: Sql): Promise<Upload | undefined> {
  const row = await work.tx.maybe<Row>(sql`select ${columns} from documents.upload where ${rest}`)
  return row === undefined ? undefined : toUpload(work, row)
}

/** Uploads of a customer that this user began and has not finished, the newest first. */
export async function begunUploads(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
): Promise<Upload[]> {
  const rows = await work.tx.many<Row>(sql`
    select ${columns} from documents.upload
    where customer_id = ${customerId} and user_id = ${userId} and state = 'receiving' and received_bytes > 0
    order by began_at desc, id desc`)
  return rows.map((row) => toUpload(work, row))
}

export const uploadFor = (work: Work, id: string): Promise<Upload | undefined> => one(work, sql`id = ${id}`)

export const lockUpload = (work: Work, id: string): Promise<Upload | undefined> =>
  one(work, sql`id = ${id} for update`)

export async function insertUpload(work: Work, upload: Upload): Promise<void> {
  await work.tx.run(sql`
    insert into documents.upload (id, customer_id, user_id, kind, side, page, file_name, size_bytes, content_id, state,
                                  began_at)
    values (${upload.id}, ${upload.customerId}, ${upload.userId}, ${upload.kind}, ${upload.side ?? null},
            ${upload.page}, ${(await work.vault.of(upload.customerId)).encrypt(FILE_NAME, upload.fileName, upload.id)}, ${upload.sizeBytes}, ${upload.contentId},
            ${upload.state}, ${upload.beganAt})`)
}

export async function openUploads(work: Work, customerId: Id<'customer'>): Promise<number> {
  const { count } = await work.tx.one<{ count: bigint }>(sql`
    select count(*) as count from documents.upload
    where customer_id = ${customerId} and state in ('receiving', 'checking')`)
  return Number(count)
}

/** The open uploads of selfies of a customer, locked. */
export async function lockSelfieUploads(work: Work, customerId: Id<'customer'>): Promise<Upload[]> {
  const rows = await work.tx.many<Row>(sql`
    select ${columns} from documents.upload
    where customer_id = ${customerId} and kind = 'selfie' and state in ('receiving', 'checking')
    order by id for update`)
  return rows.map((row) => toUpload(work, row))
}

/** Counts bytes received after offset `from`. False when the upload is at another offset. */
export async function countSegment(
  work: Work,
  { id }: Pick<Upload, 'id'>,
  from: number,
  { position, plainBytes }: Segment,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update documents.upload set received_bytes = received_bytes + ${plainBytes}, segments = segments + 1
    where id = ${id} and state = 'receiving' and received_bytes = ${from} and segments = ${position}
      and received_bytes + ${plainBytes} <= size_bytes`)
  return rows === 1
}

export async function setUploadState(
  work: Work,
  id: string,
  state: UploadState,
  {
    leasedUntil,
    done,
  }: {
    readonly leasedUntil?: Date
    readonly done?: { readonly documentId: Id<'document'>; readonly contentId: string }
  } = {},
): Promise<void> {
  await work.tx.run(sql`
    update documents.upload set state = ${state}, leased_until = ${leasedUntil ?? null},
      document_id = ${done?.documentId ?? null}, content_id = coalesce(${done?.contentId ?? null}, content_id)
    where id = ${id}`)
}

/** Uploads begun before this instant, also finished ones, the oldest first, locked. */
export async function oldUploads(
  work: Work,
  before: Date,
  limit: number,
): Promise<readonly { readonly id: string; readonly contentId: string; readonly state: UploadState }[]> {
  return work.tx.many(sql`
    select id, content_id, state from documents.upload where began_at < ${before}
    order by began_at limit ${limit} for update skip locked`)
}

export async function deleteUploads(work: Work, ids: readonly string[]): Promise<void> {
  await work.tx.run(sql`delete from documents.upload where id = any(${ids}::uuid[])`)
}
