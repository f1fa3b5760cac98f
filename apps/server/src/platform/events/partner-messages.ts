import { sql } from '@puente/postgres'
import { batchedQuery } from '../data/batched-query.ts'
import { claim, rowIsFree, type LeasableTable, type Token } from '../data/lease.ts'
import type { Due } from '../jobs/jobs.ts'
import type { Runtime, Work } from '../work.ts'

/** A stored message of a partner. Its body is only a hint what to query, never a fact to act on. */
export interface PartnerMessage {
  readonly id: string
  readonly partner: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  /** How often it was leased; also the token of the lease. */
  readonly attempts: Token
  /** The span of the request that delivered it. */
  readonly traceparent?: string
}

export interface ReceivedMessage {
  readonly partner: string
  readonly eventId: string
  readonly type: string
  readonly rawBody: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** The span of the request that delivered it. */
  readonly traceparent: string | undefined
}

/** Stores a signed message before it is processed. The same event is stored once. */
export const storePartnerMessage = batchedQuery(
  async ({ tx, now, id }, messages: readonly ReceivedMessage[]): Promise<void> => {
    await tx.run(sql`
      insert into platform.partner_message (id, partner, event_id, type, body, headers, traceparent, received_at, retry_at)
      select id, partner, event_id, type, body, headers, traceparent, ${now}, '-infinity'
      from unnest(${messages.map(() => id())}::uuid[], ${messages.map(({ partner }) => partner)}::text[],
                  ${messages.map(({ eventId }) => eventId)}::text[], ${messages.map(({ type }) => type)}::text[],
                  ${messages.map(({ rawBody }) => rawBody)}::bytea[],
                  ${messages.map(({ headers }) => JSON.stringify(headers))}::jsonb[],
                  ${messages.map(({ traceparent }) => traceparent ?? null)}::text[])
        as received (id, partner, event_id, type, body, headers, traceparent)
      on conflict (partner, event_id) do nothing`)
  },
)

const messagesOf = (partner: string): LeasableTable => ({
  table: sql`platform.partner_message`,
  columns: sql`id, partner, type, body, attempts, traceparent`,
  where: sql`partner = ${partner} and handled_at is null`,
  until: sql`retry_at`,
  token: sql`attempts`,
  forMs: 60_000,
})

/** The condition of a job that processes the messages of this partner. */
export const partnerMessagesAreDue = (partner: string): Due => rowIsFree(messagesOf(partner))

interface Row {
  id: string
  partner: string
  type: string
  body: Buffer
  attempts: number
  traceparent: string | null
}

/**
 * Leases messages of a partner that wait to be processed, oldest first, for 60 s, so that a crash only delays them.
 */
export async function takePartnerMessages(
  work: Work,
  partner: string,
  limit: number,
  realNow: Date,
): Promise<PartnerMessage[]> {
  const rows = await claim<Row>({ tx: work.tx, realNow }, messagesOf(partner), limit)
  return rows.map(({ body, traceparent, ...row }) => {
    const parsed = JSON.parse(body.toString('utf8')) as { data?: Record<string, unknown> }
    return { ...row, data: parsed.data ?? {}, ...(traceparent === null ? {} : { traceparent }) }
  })
}

/**
 * Marks a message as processed, in the transaction of its effect. Does nothing when another worker has leased it
 * since.
 */
export const partnerMessageHandled = (
  work: Work,
  { id, attempts }: Pick<PartnerMessage, 'id' | 'attempts'>,
  outcome: string,
): Promise<void> => endMessages(work, { id, attempts, outcome })

interface Ended {
  readonly id: string
  readonly attempts: Token
  readonly outcome: string
}

const endMessages = batchedQuery<Ended>(async ({ tx, now }, ended) => {
  await tx.run(sql`
    update platform.partner_message m set handled_at = ${now}, outcome = ended.outcome
    from unnest(${ended.map(({ id }) => id)}::uuid[], ${ended.map(({ attempts }) => attempts)}::int[],
                ${ended.map(({ outcome }) => outcome)}::text[]) as ended (id, attempts, outcome)
    where m.id = ended.id and m.attempts = ended.attempts and m.handled_at is null`)
})

const RETRY_SECONDS = [1, 2, 5, 15, 60]

/** Schedules a retry of a message that could not be processed. */
export async function partnerMessageLater(
  runtime: Runtime,
  message: PartnerMessage,
  outcome: string,
): Promise<void> {
  const pauseSeconds = RETRY_SECONDS[Math.min(message.attempts, RETRY_SECONDS.length) - 1] ?? 60
  const retryAt = new Date(runtime.clock.realNow().getTime() + pauseSeconds * 1000)
  await runtime.work({ kind: 'partner', name: message.partner }, async (work) => {
    await work.tx.run(sql`
      update platform.partner_message set retry_at = ${retryAt}, outcome = ${outcome}
      where id = ${message.id} and attempts = ${message.attempts}`)
  })
}
