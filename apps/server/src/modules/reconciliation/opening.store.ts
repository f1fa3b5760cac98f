import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** The kind of a bank item that is not a line of a statement and therefore has no position in it. */
export const OPENING_DIFFERENCE = 'opening-difference'

/**
 * The part of the difference at the first statement that no opening difference covers yet, in minor units: the bank's
 * opening balance less the books before that day, plus matched entries of earlier days, less the opening differences.
 */
export async function unexplainedOpening(work: Work, accountId: bigint): Promise<bigint> {
  const row = await work.tx.one<{ rest: bigint }>(sql`
    select (a.opening_minor
      - (select coalesce(sum(amount_minor), 0) from reconciliation.item
         where account_id = a.id and state = 'open' and side = 'books' and day < a.starts_on)
      - (select coalesce(sum(amount_minor), 0) from reconciliation.item
         where account_id = a.id and side = 'bank' and position is null and state <> 'refused'))::bigint as rest
    from reconciliation.account a where id = ${accountId} and starts_on is not null and opening_minor is not null`)
  return row.rest
}

/** The opening differences of an account, oldest first, without that of a voided statement. */
export async function openingsOf(
  work: Work,
  accountId: bigint,
): Promise<{ readonly id: string; readonly state: string; readonly amountMinor: bigint }[]> {
  return work.tx.many<{ id: string; state: string; amountMinor: bigint }>(sql`
    select id, state, amount_minor from reconciliation.item
    where account_id = ${accountId} and side = 'bank' and position is null and state <> 'refused' order by id`)
}

/** Inserts an opening difference on the first day of an account, with its first statement; only people match it. */
export async function insertOpening(
  work: Work,
  accountId: bigint,
  opening: { readonly id: string; readonly identity: Buffer; readonly amountMinor: bigint },
): Promise<void> {
  await work.tx.run(sql`
    insert into reconciliation.item (id, account_id, side, statement_id, identity_hash, day, amount_minor, kind, refs, state,
                                     by_hand, known_at)
    select ${opening.id}, a.id, 'bank', s.id, ${opening.identity}, a.starts_on, ${opening.amountMinor},
           ${OPENING_DIFFERENCE}, '{}', 'open', true, ${work.now}
    from reconciliation.account a join lateral (
      select id from reconciliation.statement where account_id = a.id and state = 'accepted' order by id limit 1) s on true
    where a.id = ${accountId}`)
}

export async function setOpeningAmount(work: Work, id: string, amountMinor: bigint): Promise<void> {
  await work.tx.run(
    sql`update reconciliation.item set amount_minor = ${amountMinor} where id = ${id} and state = 'open'`,
  )
}
