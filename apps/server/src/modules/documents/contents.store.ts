import type { Id } from '@puente/contract'
import { sql, withConnection } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import { deleteReadings } from './reading/readings.store.ts'
import { newDataKey } from './opened/segment-cipher.ts'

const DATA_KEY = 'documents.content.data_key'

/** One encrypted segment of a content in the file store. */
export interface Segment {
  readonly position: number
  readonly name: string
  readonly plainBytes: number
}

/** A content with its data key and its segments in order. */
export interface Content {
  readonly id: string
  readonly dataKey: string
  readonly segments: readonly Segment[]
}

/** Inserts a content of a customer without segments, with its own data key. */
export async function insertContent(work: Work, customerId: Id<'customer'>): Promise<Content> {
  const content = { id: work.id(), dataKey: newDataKey(), segments: [] }
  await work.tx.run(sql`
    insert into documents.content (id, data_key, began_at)
    values (${content.id}, ${(await work.vault.of(customerId)).encrypt(DATA_KEY, content.dataKey, content.id)}, ${work.realNow})`)
  return content
}

/** The content; undefined once it was dropped. */
export async function contentFor(work: Work, id: string): Promise<Content | undefined> {
  const row = await work.tx.maybe<{ dataKey: Buffer }>(
    sql`select data_key from documents.content where id = ${id} and dropped_at is null`,
  )
  if (row === undefined) return undefined
  const segments = await work.tx.many<Segment>(sql`
    select position, name, plain_bytes from documents.segment
    where content_id = ${id} order by position`)
  return { id, dataKey: work.vault.decrypt(DATA_KEY, row.dataKey, id), segments }
}

export async function insertSegments(
  work: Work,
  contentId: string,
  segments: readonly Segment[],
): Promise<void> {
  await work.tx.run(sql`
    insert into documents.segment (content_id, position, name, plain_bytes)
    select ${contentId}, position, name, bytes
    from unnest(${segments.map(({ position }) => position)}::int[], ${segments.map(({ name }) => name)}::uuid[],
                ${segments.map(({ plainBytes }) => plainBytes)}::int[]) as listed(position, name, bytes)`)
}

/** Marks a content as dropped, and deletes what was read in it. A job deletes its files. */
export async function dropContent(work: Work, id: string): Promise<void> {
  await deleteReadings(work, id)
  await work.tx.run(
    sql`update documents.content set dropped_at = ${work.realNow} where id = ${id} and dropped_at is null`,
  )
}

/**
 * Contents to delete, the oldest first: those dropped before `dropped`, and those begun before `began` that belong to
 * no document or upload.
 */
export async function rubbish(
  work: Work,
  { dropped, began }: { readonly dropped: Date; readonly began: Date },
  limit: number,
): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(sql`
    (select id, dropped_at as since from documents.content where dropped_at < ${dropped}
     order by dropped_at limit ${limit})
    union all
    (select id, began_at from documents.content c where dropped_at is null and began_at < ${began}
       and not exists (select from documents.document d where d.content_id = c.id)
       and not exists (select from documents.upload u where u.content_id = c.id)
     order by began_at limit ${limit})
    order by since limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Deletes the rows of a content whose files are deleted. */
export async function deleteContent(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`delete from documents.segment where content_id = ${id}`)
  await work.tx.run(sql`delete from documents.content where id = ${id}`)
}

/** The files of all segments of a database that no process of the server uses, as `content/name`. */
export async function segmentFiles(databaseUrl: string): Promise<string[]> {
  const { rows } = await withConnection(databaseUrl, (client) =>
    client.query<{ file: string }>(sql`select content_id || '/' || name as file from documents.segment`),
  )
  return rows.map(({ file }) => file)
}
