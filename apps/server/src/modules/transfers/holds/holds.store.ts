import type { PendingKind, Id } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import { batchedById } from '../../../platform/data/batched-query.ts'
import type { Work } from '../../../platform/work.ts'

/** A funded transfer stopped before its conversion by a pending item of its customer. */
export interface Hold {
  readonly id: string
  readonly transferId: Id<'transfer'>
  /** The pending item that stopped it. */
  readonly itemId: string
  readonly quoteId: Id<'quote'>
  readonly openedAt: Date
  /** If the item is settled by then, the transfer continues at its locked rate. */
  readonly rateUntil: Date
  /** Without a decision by then, the money is refunded. */
  readonly givesUpAt: Date
}

const holds = async (work: Pick<Work, 'tx'>, rest: Sql): Promise<Hold[]> =>
  work.tx.many<Hold>(sql`
    select id, transfer_id, item_id, quote_id, opened_at, rate_until, gives_up_at from transfers.hold ${rest}`)

export async function insertHold(work: Work, hold: Hold): Promise<void> {
  await work.tx.run(sql`
    insert into transfers.hold (id, transfer_id, item_id, quote_id, opened_at, rate_until, gives_up_at)
    values (${hold.id}, ${hold.transferId}, ${hold.itemId}, ${hold.quoteId}, ${hold.openedAt}, ${hold.rateUntil},
            ${hold.givesUpAt})`)
}

/** The open hold of a transfer; the caller that changes it has locked the transfer. */
export const openHoldOf = batchedById(async (common, transferIds) => {
  const found = await holds(common, sql`where transfer_id = any(${transferIds}::uuid[]) and ended_at is null`)
  return new Map(found.map((hold) => [hold.transferId, hold]))
})

/** Every hold of a transfer, oldest first. */
export const holdsOf = (work: Work, transferId: Id<'transfer'>): Promise<Hold[]> =>
  holds(work, sql`where transfer_id = ${transferId} order by opened_at, id`)

/** Sets another item as the one that stops the transfer. */
export async function setHoldItem(work: Work, id: string, itemId: string): Promise<void> {
  await work.tx.run(sql`update transfers.hold set item_id = ${itemId} where id = ${id}`)
}

export type HoldOutcome = 'settled' | 'repriced' | 'given-back' | 'reversed'

/** Ends the open hold of a transfer, if any. */
export async function endHold(work: Work, transferId: Id<'transfer'>, outcome: HoldOutcome): Promise<void> {
  await work.tx.run(sql`
    update transfers.hold set ended_at = ${work.now}, outcome = ${outcome}
    where transfer_id = ${transferId} and ended_at is null`)
}

/** The held transfers of a customer, or of the user who ordered them. */
export async function heldFor(work: Work, subject: string): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(sql`
    select id from transfers.transfer where state = 'held' and (customer_id = ${subject} or user_id = ${subject})
    order by id`)
  return rows.map(({ id }) => id)
}

/**
 * Held transfers without an open choice whose rate has expired or whose item has ended, because an item may end without
 * an event or its event may be late.
 */
export async function holdsToCheck(
  work: Work,
  kinds: readonly PendingKind[],
  limit: number,
): Promise<string[]> {
  const rows = await work.tx.many<{ transferId: Id<'transfer'> }>(sql`
    select h.transfer_id from transfers.hold h join transfers.transfer t on t.id = h.transfer_id
    where h.ended_at is null
      and not exists (select from transfers.choice c where c.transfer_id = h.transfer_id and c.answered_at is null)
      and (h.rate_until <= ${work.now} or not exists (
        select from pending_items.v_open i
        where i.subject in (t.customer_id, t.user_id) and i.kind = any(${kinds}::text[])
          and i.blocks_from <= ${work.now}))
    order by h.rate_until, h.transfer_id limit ${limit}`)
  return rows.map(({ transferId: id }) => id)
}
