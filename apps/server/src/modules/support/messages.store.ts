import type { Id } from '@puente/contract'
import type { HelpSubjectKind } from '@puente/contract/customer'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import type { Work } from '../../platform/work.ts'
import type { Screen } from './screen.ts'
import type { Message, Thread } from './thread.ts'

const BODY = 'support.message.body'

/** Appends a message to a thread that the caller has locked. */
export async function insertMessage(
  work: Work,
  { id: threadId, customerId }: Pick<Thread, 'id' | 'customerId'>,
  message: Pick<Message, 'author' | 'authorId' | 'text' | 'event' | 'screen'>,
): Promise<void> {
  const id = work.id()
  const body =
    message.text === undefined ? null : (await work.vault.of(customerId)).encrypt(BODY, message.text, id)
  const subject = message.screen?.subject
  await work.tx.run(sql`
    insert into support.message (id, thread_id, sequence, author, author_id, body, event, at, page, subject_kind,
                                 subject_id, subject_state)
    select ${id}, ${threadId}, coalesce(max(sequence), 0) + 1, ${message.author}, ${message.authorId ?? null},
           ${body}, ${message.event ?? null}, ${work.now}, ${message.screen?.page ?? null},
           ${subject?.kind ?? null}, ${subject?.id ?? null}, ${subject?.state ?? null}
    from support.message where thread_id = ${threadId}`)
}

type MessageRow = Stored<Omit<Message, 'text' | 'screen'>> & {
  body: Buffer | null
  page: Screen['page'] | null
  subjectKind: HelpSubjectKind | null
  subjectId: string | null
  subjectState: string | null
}

/** The messages of a thread, last one first, only those before `before`. */
export async function lastMessages(
  work: Work,
  threadId: Id<'thread'>,
  before: Key | undefined,
  limit: number,
): Promise<Message[]> {
  const earlier = before === undefined ? sql`` : sql`and sequence < ${Number(before[0])}`
  const rows = await work.tx.many<MessageRow>(sql`
    select id, sequence, author, author_id, body, event, at, page, subject_kind, subject_id, subject_state from support.message
    where thread_id = ${threadId} ${earlier} order by sequence desc limit ${limit}`)
  return rows.map(({ body, page, subjectKind: kind, subjectId: id, subjectState: state, ...row }) => ({
    ...fromStored(row),
    screen:
      page === null
        ? undefined
        : {
            page,
            subject: kind === null || id === null ? undefined : { kind, id, state: state ?? undefined },
          },
    text: body === null ? undefined : work.vault.decrypt(BODY, body, row.id),
  }))
}

/** The last message in each of these threads, by either side. */
export async function lastTexts(
  work: Work,
  threadIds: readonly Id<'thread'>[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await work.tx.many<{ threadId: Id<'thread'>; id: string; body: Buffer }>(sql`
    select asked.thread_id, last.id, last.body from unnest(${threadIds}::uuid[]) as asked(thread_id)
    cross join lateral (
      select id, body from support.message m where m.thread_id = asked.thread_id and body is not null
      order by sequence desc limit 1) as last`)
  return new Map(rows.map((row) => [row.threadId, work.vault.decrypt(BODY, row.body, row.id)]))
}

/** Who wrote first in a thread, and when. */
export const firstMessage = (
  work: Work,
  threadId: Id<'thread'>,
): Promise<Pick<Message, 'author' | 'at'> | undefined> =>
  work.tx.maybe(sql`select author, at from support.message where thread_id = ${threadId} and sequence = 1`)

/** Whether staff have ever answered in a thread. */
export async function wasAnswered(work: Work, threadId: Id<'thread'>): Promise<boolean> {
  const { answered } = await work.tx.one<{ answered: boolean }>(sql`
    select exists (select from support.message where thread_id = ${threadId} and author = 'staff') as answered`)
  return answered
}
