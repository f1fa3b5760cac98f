import type { TransferState, Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import { batchedQuery, batchedById, type Common } from '../../platform/data/batched-query.ts'
import { exists } from '../../platform/jobs/due.ts'
import type { Due } from '../../platform/jobs/jobs.ts'
import type { Work } from '../../platform/work.ts'
import type { Parties, Transfer } from './transfer.ts'

const PARTIES = 'transfers.transfer.parties'
const FORMER = 'transfers.former_parties.parties'

export const columns = sql`
  id, reference, customer_id, user_id, recipient_id, quote_id, corridor_id, state, reviewed_from, send_minor,
  receive_minor, currency, usd_cents, purpose, funds_source, relationship, created_at, changed_at,
  funding_deadline_at, unpaid_before, cancel_asked_at`

const many = async ({ tx }: Pick<Work, 'tx'>, rest: Sql): Promise<Transfer[]> =>
  (await tx.many<Stored<Transfer>>(sql`select ${columns} from transfers.transfer ${rest}`)).map(fromStored)

/** Inserts an order with the first row of its history; false when the quote was used already. */
export async function insertTransfer(
  work: Work,
  transfer: Transfer,
  parties: Parties,
  actor: string,
): Promise<boolean> {
  const vault = await work.vault.of(transfer.customerId)
  return insert(work, {
    transfer,
    encrypted: vault.encrypt(PARTIES, JSON.stringify(parties), transfer.id),
    actor,
  })
}

interface NewTransfer {
  readonly transfer: Transfer
  readonly encrypted: Buffer
  readonly actor: string
}

const insert = batchedQuery(async ({ tx, now }, made: readonly NewTransfer[]) => {
  const each = <T>(of: (transfer: Transfer) => T) => made.map(({ transfer }) => of(transfer))
  const inserting = tx.many<{ id: string }>(sql`
    insert into transfers.transfer (id, reference, customer_id, user_id, recipient_id, quote_id, corridor_id, state,
      send_minor, receive_minor, currency, usd_cents, purpose, funds_source, relationship, parties, created_at,
      changed_at, funding_deadline_at, unpaid_before)
    select * from unnest(
      ${each(({ id }) => id)}::uuid[], ${each(({ reference }) => reference)}::text[],
      ${each(({ customerId }) => customerId)}::uuid[], ${each(({ userId }) => userId)}::uuid[],
      ${each(({ recipientId }) => recipientId)}::uuid[], ${each(({ quoteId }) => quoteId)}::uuid[],
      ${each(({ corridorId }) => corridorId)}::text[], ${each(({ state }) => state)}::text[],
      ${each(({ sendMinor }) => sendMinor)}::bigint[], ${each(({ receiveMinor }) => receiveMinor)}::bigint[],
      ${each(({ currency }) => currency)}::text[], ${each(({ usdCents }) => usdCents)}::bigint[],
      ${each(({ purpose }) => purpose)}::text[], ${each(({ fundsSource }) => fundsSource)}::text[],
      ${each(({ relationship }) => relationship)}::text[], ${made.map(({ encrypted }) => encrypted)}::bytea[],
      ${each(({ createdAt }) => createdAt)}::timestamptz[], ${each(({ changedAt }) => changedAt)}::timestamptz[],
      ${each(({ fundingDeadlineAt }) => fundingDeadlineAt)}::timestamptz[],
      ${each(({ unpaidBefore }) => unpaidBefore)}::integer[])
    on conflict (quote_id) do nothing returning id`)
  const [rows] = await Promise.all([
    inserting,
    tx.run(sql`
      insert into transfers.event (transfer_id, sequence, to_state, event, actor, facts, at)
      select id, 1, state, 'ordered', ordered.actor, '{}', ${now}
      from unnest(${each(({ id }) => id)}::uuid[], ${made.map(({ actor }) => actor)}::text[]) as ordered (id, actor)
      join transfers.transfer using (id)`),
  ])
  const inserted = new Set(rows.map(({ id }) => id))
  return each(({ id }) => inserted.has(id))
})

const byId = (found: readonly Transfer[]): ReadonlyMap<string, Transfer> =>
  new Map(found.map((transfer) => [transfer.id, transfer]))

export const transferFor = batchedById(async (common, ids) =>
  byId(await many(common, sql`where id = any(${ids}::uuid[])`)),
)

/** The transfers, locked in the order of their ids until the work ends. */
export async function lockTransfers(
  common: Common,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Transfer>> {
  return byId(await many(common, sql`where id = any(${ids}::uuid[]) order by id for update`))
}

/** The transfer, locked until the work ends. */
export const lockTransfer = batchedById(lockTransfers)

/** Originators and beneficiaries of transfers. */
export async function partiesOf(
  { tx, vault }: Pick<Work, 'tx' | 'vault'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Parties>> {
  const rows = await tx.many<{ id: string; parties: Buffer }>(
    sql`select id, parties from transfers.transfer where id = any(${ids}::uuid[])`,
  )
  return new Map(
    rows.map(({ id, parties }) => [id, JSON.parse(vault.decrypt(PARTIES, parties, id)) as Parties]),
  )
}

/** Originator and beneficiary of a transfer. */
export const partiesFor = batchedById(partiesOf)

/** A transfer, and the customer whose key encrypts its data. */
export type TransferOfCustomer = Pick<Transfer, 'id' | 'customerId'>

/** Replaces the parties; the former ones are kept. */
export async function replaceParties(
  work: Work,
  { id, customerId }: TransferOfCustomer,
  parties: Parties,
  by: string,
): Promise<void> {
  const former = await partiesFor(work, id)
  const vault = await work.vault.of(customerId)
  if (former === undefined) throw new Error(`transfer ${id} has no parties`)
  await work.tx.run(sql`
    insert into transfers.former_parties (id, transfer_id, parties, replaced_at, replaced_by)
    values (${work.id()}, ${id}, ${vault.encrypt(FORMER, JSON.stringify(former), id)}, ${work.now}, ${by})`)
  await work.tx.run(sql`
    update transfers.transfer set parties = ${vault.encrypt(PARTIES, JSON.stringify(parties), id)} where id = ${id}`)
}

/** The parties of a transfer before each correction, the oldest first. */
export async function formerPartiesOf(
  { tx, vault }: Pick<Work, 'tx' | 'vault'>,
  id: string,
): Promise<{ readonly parties: Parties; readonly until: Date }[]> {
  const rows = await tx.many<{ parties: Buffer; replacedAt: Date }>(
    sql`select parties, replaced_at from transfers.former_parties where transfer_id = ${id} order by replaced_at, id`,
  )
  return rows.map(({ parties, replacedAt }) => ({
    parties: JSON.parse(vault.decrypt(FORMER, parties, id)) as Parties,
    until: replacedAt,
  }))
}

/** Restores the parties to those of a payout opened at this instant, if they were corrected since. */
export async function restoreParties(
  work: Work,
  transfer: TransferOfCustomer,
  openedAt: Date,
  by: string,
): Promise<void> {
  const { id } = transfer
  const parties = await formerParties(work, { id, openedAt })
  if (parties !== undefined)
    await replaceParties(work, transfer, JSON.parse(work.vault.decrypt(FORMER, parties, id)) as Parties, by)
}

/** The encrypted parties that were replaced first after an instant. */
const formerParties = batchedQuery(
  async ({ tx }, asked: readonly { readonly id: string; readonly openedAt: Date }[]) => {
    const rows = await tx.many<{ transferId: Id<'transfer'>; parties: Buffer }>(sql`
      select distinct on (f.transfer_id) f.transfer_id, f.parties
      from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ openedAt }) => openedAt)}::timestamptz[])
        as asked (id, opened_at)
      join transfers.former_parties f on f.transfer_id = asked.id and f.replaced_at > asked.opened_at
      order by f.transfer_id, f.id`)
    const found = new Map(rows.map(({ transferId: id, parties }) => [id, parties]))
    return asked.map(({ id }) => found.get(id))
  },
)

export interface Step {
  readonly id: string
  readonly actor: string
  readonly from: TransferState | undefined
  readonly to: TransferState
  readonly event: string
  readonly facts: Readonly<Record<string, string | number | boolean>>
  readonly reviewedFrom: Transfer['reviewedFrom']
}

/**
 * Stores changes of state and their history, in order, and notifies those who follow the transfers once it commits. The
 * caller has locked every transfer.
 */
export async function writeSteps({ tx, now }: Common, steps: readonly Step[]): Promise<void> {
  const last = [...new Map(steps.map((step) => [step.id, step])).values()]
  await Promise.all([
    tx.run(sql`
      update transfers.transfer t
      set state = step.state, reviewed_from = step.reviewed_from, changed_at = ${now}, lease_until = '-infinity'
      from unnest(${last.map(({ id }) => id)}::uuid[], ${last.map(({ to }) => to)}::text[],
                  ${last.map(({ reviewedFrom }) => reviewedFrom ?? null)}::text[]) as step (id, state, reviewed_from)
      where t.id = step.id`),
    tx.run(sql`
      with written as (
      insert into transfers.event (transfer_id, sequence, from_state, to_state, event, actor, facts, at)
      select id, coalesce((select max(sequence) from transfers.event e where e.transfer_id = id), 0)
                 + row_number() over (partition by id order by place),
             "from", "to", event, actor, facts, ${now}
      from rows from (jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as (
        id uuid, "from" text, "to" text, event text, actor text, facts jsonb)) with ordinality
        as step (id, "from", "to", event, actor, facts, place)
      returning transfer_id, sequence)
      select pg_notify('puente_changes', transfer_id || ' ' || max(sequence)) from written group by transfer_id`),
  ])
}

const isOverdue = (now: Date): Sql => sql`
  state = 'awaiting-payin' and funding_deadline_at < ${now}
  and not exists (select from transfers.choice c where c.transfer_id = transfer.id and c.answered_at is null)`

/** The condition of the job that ends unpaid orders. */
export const ordersAreOverdue: Due = ({ now }) => exists(sql`transfers.transfer`, isOverdue(now))

/** Unpaid orders past their deadline without an open choice, locked. */
export async function lockOverdue(work: Work, limit: number): Promise<Transfer[]> {
  return many(
    work,
    sql`where ${isOverdue(work.now)}
        order by funding_deadline_at limit ${limit} for update skip locked`,
  )
}

/** Makes a review return to awaiting payment, after a payment of its order was reversed. */
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

/** Sets another price of an order. */
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

/** Records a refund that cannot be made during a review or a freeze, with its first instant; it is made when that ends. */
export async function requestCancellation(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update transfers.transfer set cancel_asked_at = coalesce(cancel_asked_at, ${work.now}) where id = ${id}`)
}

/** The transfers, newest first. */
export const transfersByIds = (work: Work, ids: readonly string[]): Promise<Transfer[]> =>
  many(work, sql`where id = any(${ids}::uuid[]) order by id desc`)

/** The order that has the price of a quote now. */
export const transferOfQuote = (
  work: Work,
  quoteId: Id<'quote'>,
): Promise<{ id: Id<'transfer'>; reference: string } | undefined> =>
  work.tx.maybe<{ id: Id<'transfer'>; reference: string }>(
    sql`select id, reference from transfers.transfer where quote_id = ${quoteId}`,
  )
