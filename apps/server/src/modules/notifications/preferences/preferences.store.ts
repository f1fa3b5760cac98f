import type { Id, NoticeChannel, NoticeTopic } from '@puente/contract'
import { sql } from '@puente/postgres'
import { batchedQuery } from '../../../platform/data/batched-query.ts'
import type { Work } from '../../../platform/work.ts'
import { chosen, type Choices } from './preference.ts'

interface Row {
  readonly userId: Id<'user'>
  readonly topic: NoticeTopic
  readonly channel: NoticeChannel
  readonly isOn: boolean
}

/** What a user chose about channels. */
export const choicesOf = batchedQuery(
  async ({ tx }, userIds: readonly Id<'user'>[]): Promise<readonly Choices[]> => {
    const rows = await tx.many<Row>(sql`
      select user_id, topic, channel, is_on from notifications.preference
      where user_id = any(${[...new Set(userIds)]}::uuid[])`)
    return userIds.map((id) => chosen(rows.filter(({ userId }) => userId === id)))
  },
)

/** Stores a choice. False when it is stored already. */
export async function saveChoice(
  work: Work,
  userId: Id<'user'>,
  { topic, channel, isOn }: Omit<Row, 'userId'>,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into notifications.preference as own (user_id, topic, channel, is_on, changed_at)
    values (${userId}, ${topic}, ${channel}, ${isOn}, ${work.now})
    on conflict (user_id, topic, channel) do update set is_on = excluded.is_on, changed_at = excluded.changed_at
    where own.is_on <> excluded.is_on`)
  return rows === 1
}
