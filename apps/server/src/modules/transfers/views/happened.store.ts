import type { OrderEvent } from '@puente/contract/staff'
import { sql, type Sql } from '@puente/postgres'
import { codesOf } from '../../../platform/partner-errors/index.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { StaffFilter } from './lists/transfer-lists.store.ts'

/** Transfers with the first event of a kind in a range: most have it soon after the order, so the list's order finds them. */
const first = (
  event: 'funded' | 'delivered',
  from: Date,
  until: Date,
): Sql => sql`created_at < ${until} and exists (
  select from transfers.event e
  where e.transfer_id = transfer.id and e.event = ${event} and e.at >= ${from} and e.at < ${until}
    and not exists (
      select from transfers.event former
      where former.transfer_id = e.transfer_id and former.event = e.event and former.sequence < e.sequence))`

/** Transfers with one of the rarer ends in a range, which have an index of their own. */
const ended = (events: Sql, from: Date, until: Date, why?: Sql): Sql => sql`id in (
  select e.transfer_id from transfers.event e
  where ${allOf([sql`e.event in (${events}) and e.at >= ${from} and e.at < ${until}`, why])})`

/** The payout came back with a code that has this meaning. */
function meaning(reason: string): Sql {
  const known = codesOf('rails')
  const codes = [...known].filter(([, means]) => means === reason).map(([code]) => code)
  return sql`exists (
    select from transfers.correction c
    where c.transfer_id = e.transfer_id and c.attempt = (e.facts->>'attempt')::int
      and (c.code = any(${codes}::text[])
        or ${reason === 'not-met-before'} and c.code <> all(${[...known.keys()]}::text[])))`
}

const reviewed = (reason: string): Sql => sql`${reason} = (
  select r.reason from transfers.review r
  where r.transfer_id = e.transfer_id order by r.closed_at desc nulls last limit 1)`

const givenBack = (reason: string): Sql => sql`${reason} = (
  select g.facts->>'reason' from transfers.event g
  where g.transfer_id = e.transfer_id and g.event = 'given-back' order by g.sequence desc limit 1)`

type Happening = (from: Date, until: Date, reason?: string) => Sql

const happenings: Readonly<Record<OrderEvent, Happening>> = {
  ordered: (from, until) => sql`created_at >= ${from} and created_at < ${until}`,
  paid: (from, until) => first('funded', from, until),
  delivered: (from, until) => first('delivered', from, until),
  returned: (from, until, reason) =>
    ended(
      sql`'payout-rejected', 'returned'`,
      from,
      until,
      reason === undefined ? undefined : meaning(reason),
    ),
  refunded: (from, until, reason) =>
    ended(sql`'refunded'`, from, until, reason === undefined ? undefined : givenBack(reason)),
  rejected: (from, until, reason) =>
    ended(sql`'review-refused'`, from, until, reason === undefined ? undefined : reviewed(reason)),
  cancelled: (from, until) => ended(sql`'cancelled'`, from, until),
  expired: (from, until) => ended(sql`'expired'`, from, until),
}

const EVER = { from: new Date(0), until: new Date('9999-12-31') }

/** What happened to the transfers, when and why: the same conditions as those of the figures. */
export function happenedIn({ happened, from, until, reason }: StaffFilter): Sql | undefined {
  const range = [from ?? EVER.from, until ?? EVER.until] as const
  if (happened !== undefined) return happenings[happened](...range, reason)
  if (reason !== undefined) {
    const { returned, rejected, refunded } = happenings
    return sql`(${returned(...range, reason)} or ${rejected(...range, reason)} or ${refunded(...range, reason)})`
  }
  return from === undefined && until === undefined ? undefined : happenings.ordered(...range)
}
