import type { FundsSource, Purpose, Relationship, TransferState } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import { countingStates, type Parties, type Transfer } from './transfer.ts'

const PARTIES = 'transfers.transfer.parties'
const FORMER = 'transfers.former_parties.parties'

interface Row {
  id: string
  reference: string
  customer_id: string
  user_id: string
  recipient_id: string
  quote_id: string
  corridor_id: string
  state: TransferState
  reviewed_from: Transfer['reviewedFrom'] | null
  send_minor: bigint
  receive_minor: bigint
  currency: string
  usd_cents: bigint
  purpose: Purpose
  funds_source: FundsSource
  relationship: Relationship
  created_at: Date
  changed_at: Date
  funding_deadline_at: Date
  cancel_asked_at: Date | null
}

const columns = sql`
  id, reference, customer_id, user_id, recipient_id, quote_id, corridor_id, state, reviewed_from, send_minor,
  receive_minor, currency, usd_cents, purpose, funds_source, relationship, created_at, changed_at,
  funding_deadline_at, cancel_asked_at`

const toTransfer = (row: Row): Transfer => ({
  id: row.id,
  reference: row.reference,
  customerId: row.customer_id,
  userId: row.user_id,
  recipientId: row.recipient_id,
  quoteId: row.quote_id,
  corridorId: row.corridor_id,
  state: row.state,
  reviewedFrom: row.reviewed_from ?? undefined,
  sendMinor: row.send_minor,
  receiveMinor: row.receive_minor,
  currency: row.currency,
  usdCents: row.usd_cents,
  purpose: row.purpose,
  fundsSource: row.funds_source,
  relationship: row.relationship,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  fundingDeadlineAt: row.funding_deadline_at,
  cancelAskedAt: row.cancel_asked_at ?? undefined,
})

const many = async (work: Work, rest: Sql): Promise<Transfer[]> =>
  (await work.tx.many<Row>(sql`select ${columns} from transfers.transfer ${rest}`)).map(toTransfer)

/** False when the quote already carries an order. */
export async function insertTransfer(work: Work, transfer: Transfer, parties: Parties): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into transfers.transfer (id, reference, customer_id, user_id, recipient_id, quote_id, corridor_id, state,
      send_minor, receive_minor, currency, usd_cents, purpose, funds_source, relationship, parties, created_at,
      changed_at, funding_deadline_at)
    values (${transfer.id}, ${transfer.reference}, ${transfer.customerId}, ${transfer.userId},
      ${transfer.recipientId}, ${transfer.quoteId}, ${transfer.corridorId}, ${transfer.state}, ${transfer.sendMinor},
      ${transfer.receiveMinor}, ${transfer.currency}, ${transfer.usdCents}, ${transfer.purpose},
      ${transfer.fundsSource}, ${transfer.relationship}, ${work.vault.seal(PARTIES, JSON.stringify(parties))},
      ${transfer.createdAt}, ${transfer.changedAt}, ${transfer.fundingDeadlineAt})
    on conflict (quote_id) do nothing`)
  return rows === 1
}

export async function transferFor(work: Work, id: string): Promise<Transfer | undefined> {
  return (await many(work, sql`where id = ${id}`))[0]
}

/** The transfers, locked in the order of their ids until the work ends. */
export async function lockTransfers(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Transfer>> {
  const found = await many(work, sql`where id = any(${ids}::uuid[]) order by id for update`)
  return new Map(found.map((transfer) => [transfer.id, transfer]))
}

/** Originator and beneficiary as frozen at the order. */
export async function partiesOf(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, Parties>> {
  const rows = await work.tx.many<{ id: string; parties: Buffer }>(
    sql`select id, parties from transfers.transfer where id = any(${ids}::uuid[])`,
  )
  return new Map(
    rows.map(({ id, parties }) => [id, JSON.parse(work.vault.open(PARTIES, parties)) as Parties]),
  )
}

/** Freezes other parties from now on; those before are kept beside. */
export async function replaceParties(work: Work, id: string, parties: Parties, by: string): Promise<void> {
  const former = (await partiesOf(work, [id])).get(id)
  if (former === undefined) throw new Error(`transfer ${id} has no parties`)
  await work.tx.run(sql`
    insert into transfers.former_parties (id, transfer_id, parties, replaced_at, replaced_by)
    values (${work.id()}, ${id}, ${work.vault.seal(FORMER, JSON.stringify(former))}, ${work.now}, ${by})`)
  await work.tx.run(sql`
    update transfers.transfer set parties = ${work.vault.seal(PARTIES, JSON.stringify(parties))} where id = ${id}`)
}

/** Whom a payout opened at this moment went to are the parties again, where somebody has corrected them since. */
export async function restoreParties(work: Work, id: string, openedAt: Date, by: string): Promise<void> {
  const row = await work.tx.maybe<{ parties: Buffer }>(sql`
    select parties from transfers.former_parties where transfer_id = ${id} and replaced_at > ${openedAt}
    order by id limit 1`)
  if (row !== undefined)
    await replaceParties(work, id, JSON.parse(work.vault.open(FORMER, row.parties)) as Parties, by)
}

export interface Step {
  readonly id: string
  readonly from: TransferState | undefined
  readonly to: TransferState
  readonly event: string
  readonly facts: Readonly<Record<string, string | number | boolean>>
  readonly reviewedFrom: Transfer['reviewedFrom']
}

/** Writes changes of state and their history; every transfer is locked by the caller. */
export async function writeSteps(work: Work, steps: readonly Step[], actor: string): Promise<void> {
  const data = JSON.stringify(steps)
  await work.tx.run(sql`
    update transfers.transfer t
    set state = step->>'to', reviewed_from = step->>'reviewedFrom', changed_at = ${work.now},
        lease_until = '-infinity'
    from jsonb_array_elements(${data}::jsonb) as step where t.id = (step->>'id')::uuid`)
  await insertHistory(work, steps, actor)
}

export async function insertHistory(work: Work, steps: readonly Step[], actor: string): Promise<void> {
  await work.tx.run(sql`
    insert into transfers.event (transfer_id, sequence, from_state, to_state, event, actor, facts, at)
    select (step->>'id')::uuid,
           coalesce((select max(sequence) from transfers.event e where e.transfer_id = (step->>'id')::uuid), 0) + 1,
           step->>'from', step->>'to', step->>'event', ${actor}, step->'facts', ${work.now}
    from jsonb_array_elements(${JSON.stringify(steps)}::jsonb) as step`)
}

/** Funded transfers that wait for their conversion, taken for half a minute so that a crash only delays them. */
export async function takeFunded(work: Work, limit: number): Promise<Transfer[]> {
  const ids = await work.tx.many<{ id: string }>(sql`
    update transfers.transfer t set lease_until = ${new Date(work.realNow.getTime() + 30_000)}
    from (select id from transfers.transfer where state = 'funded' and lease_until <= ${work.realNow}
          order by lease_until, id limit ${limit} for update skip locked) as due
    where t.id = due.id returning t.id`)
  return many(work, sql`where id = any(${ids.map(({ id }) => id)}::uuid[]) order by id`)
}

/** Unpaid orders whose deadline has passed and about which nobody has to decide, locked. */
export async function lockOverdue(work: Work, limit: number): Promise<Transfer[]> {
  return many(
    work,
    sql`where state = 'awaiting-payin' and funding_deadline_at < ${work.now}
        and not exists (select from transfers.choice c where c.transfer_id = transfer.id and c.answered_at is null)
        order by funding_deadline_at limit ${limit} for update skip locked`,
  )
}

/** A review of an order whose money was taken back leads back to waiting for money. */
export async function setReviewedFrom(
  work: Work,
  id: string,
  reviewedFrom: NonNullable<Transfer['reviewedFrom']>,
): Promise<void> {
  await work.tx.run(sql`update transfers.transfer set reviewed_from = ${reviewedFrom} where id = ${id}`)
}

export async function setFundingDeadline(work: Work, id: string, at: Date): Promise<void> {
  await work.tx.run(sql`update transfers.transfer set funding_deadline_at = ${at} where id = ${id}`)
}

/** The price of an order is another one now. */
export async function setPrice(
  work: Work,
  id: string,
  price: Pick<Transfer, 'quoteId' | 'sendMinor' | 'receiveMinor' | 'usdCents'>,
): Promise<void> {
  await work.tx.run(sql`
    update transfers.transfer set quote_id = ${price.quoteId}, send_minor = ${price.sendMinor},
      receive_minor = ${price.receiveMinor}, usd_cents = ${price.usdCents}
    where id = ${id}`)
}

/** The customer wants to cancel; what holds the money ends in a refund. */
export async function cancelAsked(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update transfers.transfer set cancel_asked_at = coalesce(cancel_asked_at, ${work.now}) where id = ${id}`)
}

/** Moments since when orders count, and the recipient of the one that is made, where one is. */
export interface OrderedSince {
  readonly hour: Date
  readonly day: Date
  readonly month: Date
  readonly recipientId?: string
}

/** What a customer has ordered: amounts in US cents, orders that wait to be paid, and how fast. */
export interface Ordered {
  readonly dayUsdCents: bigint
  readonly monthUsdCents: bigint
  readonly openOrders: number
  /** Orders made, whatever became of them, and since when the oldest of them counts. */
  readonly hourOrders: number
  readonly hourFrom: Date | undefined
  readonly dayOrders: number
  readonly dayFrom: Date | undefined
  /** Recipients added in the day, up to the one that is meant; none when that one was added before. */
  readonly newRecipients: number
  readonly newRecipientsFrom: Date | undefined
}

/** What a customer has ordered since some moments: amounts, orders and recipients in one question. */
export async function orderedSince(
  work: Work,
  customerId: string,
  { hour, day, month, recipientId }: OrderedSince,
  /** Leaves out one transfer, and whatever was ordered after a moment. */
  besides?: { readonly transferId: string; readonly until: Date },
): Promise<Ordered> {
  const row = await work.tx.one<{
    day: bigint
    month: bigint
    open: bigint
    hour_orders: bigint
    hour_from: Date | null
    day_orders: bigint
    day_from: Date | null
    added: bigint
    added_from: Date | null
  }>(sql`
    select coalesce(sum(usd_cents) filter (where counts and created_at > ${day}), 0)::bigint as day,
           coalesce(sum(usd_cents) filter (where counts and created_at > ${month}), 0)::bigint as month,
           count(*) filter (where state = 'awaiting-payin' or (state = 'in-review' and reviewed_from = 'awaiting-payin')) as open,
           count(*) filter (where created_at > ${hour}) as hour_orders,
           min(created_at) filter (where created_at > ${hour}) as hour_from,
           count(*) filter (where created_at > ${day}) as day_orders,
           min(created_at) filter (where created_at > ${day}) as day_from,
           max(added.count) as added, max(added.since) as added_from
    from (select count(*) as count, min(created_at) as since from recipients.v_recipient
          where customer_id = ${customerId} and used_at > ${day} and created_at > ${day}
            and ${recipientId === undefined ? sql`true` : sql`created_at <= (select created_at from recipients.v_recipient where id = ${recipientId})`}
         ) as added
    left join (
      select usd_cents, state, reviewed_from, created_at, state = any(${countingStates}) as counts from transfers.transfer
      where customer_id = ${customerId} and (created_at > ${month} or state = 'awaiting-payin')
        and ${besides === undefined ? sql`true` : sql`id <> ${besides.transferId} and created_at <= ${besides.until}`}
    ) as made on true`)
  return {
    dayUsdCents: row.day,
    monthUsdCents: row.month,
    openOrders: Number(row.open),
    hourOrders: Number(row.hour_orders),
    hourFrom: row.hour_from ?? undefined,
    dayOrders: Number(row.day_orders),
    dayFrom: row.day_from ?? undefined,
    newRecipients: Number(row.added),
    newRecipientsFrom: row.added_from ?? undefined,
  }
}

/** The transfers, newest first. */
export const transfersByIds = (work: Work, ids: readonly string[]): Promise<Transfer[]> =>
  many(work, sql`where id = any(${ids}::uuid[]) order by id desc`)

/** Whose transfers these are, by their ids; others are not in the answer. */
export async function ownersOfTransfers(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await work.tx.many<{ id: string; customer_id: string }>(
    sql`select id, customer_id from transfers.transfer where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row.customer_id]))
}

/** The customer whose transfer this is. */
export async function ownerOfTransfer(work: Work, id: string): Promise<string | undefined> {
  const row = await work.tx.maybe<{ customer_id: string }>(
    sql`select customer_id from transfers.transfer where id = ${id}`,
  )
  return row?.customer_id
}
