import type { Id } from '@puente/contract'
import { fromStored, present, sql, type Sql, type Stored } from '@puente/postgres'
import { batchedQuery } from '../../platform/data/batched-query.ts'
import { exists } from '../../platform/jobs/due.ts'
import type { Due } from '../../platform/jobs/jobs.ts'
import type { Work } from '../../platform/work.ts'
import { LEASE_MS, type Addressee, type Channel, type MessageState, type Reason } from './message.ts'
import type { Template } from './template-facts.ts'

const ADDRESS = 'notifications.message.address'
const FACTS = 'notifications.message.facts'

export interface NewMessage {
  readonly id: string
  readonly channel: Channel
  readonly template: Template
  readonly subjectId: string
  readonly to: Addressee
  readonly facts: object
  readonly goodUntil: Date | undefined
  /** The notice in the app, of a message to a user. */
  readonly noticeId?: string
  /** The browser's subscription, of a push message. */
  readonly subscriptionId?: string
}

/** Inserts messages to send; an existing one stays unchanged. */
export const insertMessage = batchedQuery<NewMessage>(async ({ tx, now, realNow, vault }, messages) => {
  const rows = await Promise.all(
    messages.map(async ({ to, facts, ...message }) => {
      const userId = 'userId' in to ? to.userId : undefined
      const { encrypt } = await vault.of(userId)
      return {
        ...message,
        userId: userId ?? null,
        address: 'address' in to ? encrypt(ADDRESS, to.address, message.id).toString('hex') : null,
        facts: encrypt(FACTS, JSON.stringify(facts), message.id).toString('hex'),
      }
    }),
  )
  await tx.run(sql`
    insert into notifications.message (id, channel, template, subject_id, user_id, address, facts, state, created_at,
                                       due_at, good_until, notice_id, subscription_id)
    select id, channel, template, "subjectId", "userId", decode(address, 'hex'), decode(facts, 'hex'), 'waiting', ${now},
           ${realNow}, "goodUntil", "noticeId", "subscriptionId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, channel text, template text, "subjectId" uuid, "userId" uuid, address text, facts text,
      "goodUntil" timestamptz, "noticeId" uuid, "subscriptionId" uuid)
    on conflict (id) do nothing`)
})

export interface DueMessage {
  readonly id: string
  readonly channel: Channel
  readonly template: Template
  readonly to: Addressee
  readonly facts: object
  /** Including this try. */
  readonly attempts: number
  readonly goodUntil: Date | undefined
  readonly noticeId: string | undefined
  readonly subscriptionId: string | undefined
}

type Row = Stored<Omit<DueMessage, 'to' | 'facts'>> & {
  userId: Id<'user'> | null
  address: Buffer | null
  facts: Buffer | null
}

const isDue = (realNow: Date): Sql => sql`state = 'waiting' and due_at <= ${realNow}`

/** The condition of the job that sends messages. */
export const messagesAreDue: Due = ({ realNow }) => exists(sql`notifications.message`, isDue(realNow))

/** Messages that are due. Leases them for a minute. */
export async function takeDue(work: Work, limit: number): Promise<DueMessage[]> {
  const rows = await work.tx.many<Row>(sql`
    update notifications.message m
    set attempts = m.attempts + 1, due_at = ${new Date(work.realNow.getTime() + LEASE_MS)}
    from (select id from notifications.message where ${isDue(work.realNow)}
          order by due_at, id limit ${limit} for update skip locked) as due
    where m.id = due.id
    returning m.id, m.channel, m.template, m.user_id, m.address, m.facts, m.attempts, m.good_until, m.notice_id,
              m.subscription_id`)
  return rows.map(({ userId, address, facts, ...row }) => ({
    ...fromStored(row),
    to:
      address === null ? { userId: userId ?? '' } : { address: work.vault.decrypt(ADDRESS, address, row.id) },
    facts: JSON.parse(work.vault.decrypt(FACTS, present(facts, 'message.facts'), row.id)) as object,
  }))
}

/** Ends a message and erases its facts and its address; false when it has ended already. */
export const endMessage = (
  work: Work,
  id: string,
  state: Exclude<MessageState, 'waiting'>,
  reason?: Reason,
): Promise<boolean> => endAll(work, { id, state, reason: reason ?? null })

interface Ended {
  readonly id: string
  readonly state: MessageState
  readonly reason: Reason | null
}

const endAll = batchedQuery(async ({ tx, now }, ended: readonly Ended[]) => {
  const rows = await tx.many<{ id: string }>(sql`
    update notifications.message m
    set state = ended.state, reason = ended.reason, sent_at = case when ended.state = 'sent' then ${now}::timestamptz end,
        facts = null, address = null
    from unnest(${ended.map(({ id }) => id)}::uuid[], ${ended.map(({ state }) => state)}::text[],
                ${ended.map(({ reason }) => reason)}::text[]) as ended (id, state, reason)
    where m.id = ended.id and m.state = 'waiting' returning m.id`)
  const fresh = new Set(rows.map(({ id }) => id))
  return ended.map(({ id }) => fresh.delete(id))
})

/** Sets when the message is tried next. */
export async function putOff(work: Work, id: string, dueAt: Date): Promise<void> {
  await work.tx.run(sql`
    update notifications.message set due_at = ${dueAt} where id = ${id} and state = 'waiting'`)
}

/** Marks a mail as bounced, even when it is not recorded as sent yet; false when there is none. */
export async function markBounced(work: Work, id: string): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update notifications.message set state = 'bounced', facts = null, address = null
    where id = ${id} and channel = 'mail' and state in ('waiting', 'sent')`)
  return rows === 1
}

export interface Trouble {
  readonly channel: Channel
  readonly state: MessageState
  readonly count: number
}

/** The channels of messages that a carrier accepted. */
export async function channelsSent({ tx }: Work): Promise<string[]> {
  const rows = await tx.many<{ channel: string }>(sql`
    select channel from (values ('mail'), ('sms'), ('push')) as c (channel)
    where exists (select from notifications.message m where m.channel = c.channel and m.state = 'sent')`)
  return rows.map(({ channel }) => channel)
}

/** Number of unsent messages by channel and state. */
export async function troubles(work: Work): Promise<Trouble[]> {
  const rows = await work.tx.many<Omit<Trouble, 'count'> & { count: bigint }>(sql`
    select channel, state, count(*) from notifications.message where state <> 'sent' group by channel, state`)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
