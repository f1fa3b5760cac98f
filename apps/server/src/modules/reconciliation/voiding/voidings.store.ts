import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

type StatementId = Id<'bank-statement'>

/** Who voided a statement, and why. */
export interface Voiding {
  readonly reason: string
  readonly by: string
  readonly confirmedBy: string
  readonly at: Date
}

export async function voidingOf(work: Work, statementId: StatementId): Promise<Voiding | undefined> {
  const row = await work.tx.maybe<Stored<Voiding>>(sql`
    select reason, voided_by as by, confirmed_by, voided_at as at
    from reconciliation.statement_void where statement_id = ${statementId}`)
  return row && fromStored(row)
}

/** Whether the account has an accepted statement that was imported after this one. */
export async function hasLater(work: Work, accountId: bigint, id: StatementId): Promise<boolean> {
  const { later } = await work.tx.one<{ later: boolean }>(sql`
    select exists (select from reconciliation.statement
                   where account_id = ${accountId} and state = 'accepted' and id > ${id}) as later`)
  return later
}

/**
 * Whether people have decided about an item of a statement: they matched it, a journal was booked for it, or it is
 * one of `proposed`, the items of proposals that wait.
 */
export async function hasDecided(work: Work, id: StatementId, proposed: readonly string[]): Promise<boolean> {
  const { decided } = await work.tx.one<{ decided: boolean }>(sql`
    select exists (select from reconciliation.item i left join reconciliation.match m on m.id = i.match_id
                   where i.statement_id = ${id}
                     and (m.rule is null and m.id is not null or m.journal_id is not null
                          or i.id = any(${proposed}::uuid[]))) as decided`)
  return decided
}

/** Undoes the matches of rules with items of a statement. Rules may match what remains open again. */
async function undoMatches(work: Work, id: StatementId, { reason, by, confirmedBy }: Omit<Voiding, 'at'>) {
  await work.tx.run(sql`
    with undone as (
      insert into reconciliation.match_undo (match_id, reason, undone_by, confirmed_by, undone_at)
      select distinct match_id, ${reason}, ${by}::uuid, ${confirmedBy}::uuid, ${work.now}::timestamptz
      from reconciliation.item where statement_id = ${id} and match_id is not null
      returning match_id)
    update reconciliation.item i set state = 'open', match_id = null from undone where i.match_id = undone.match_id`)
}

/** Voids an accepted statement. Its items are stored as those of a refused one, which do not count. */
export async function insertVoiding(
  work: Work,
  id: StatementId,
  voiding: Omit<Voiding, 'at'>,
): Promise<void> {
  const { reason, by, confirmedBy } = voiding
  await undoMatches(work, id, voiding)
  await work.tx.run(sql`update reconciliation.item set state = 'refused' where statement_id = ${id}`)
  await work.tx.run(sql`update reconciliation.statement set state = 'voided' where id = ${id}`)
  await work.tx.run(sql`
    insert into reconciliation.statement_void (statement_id, reason, voided_by, confirmed_by, voided_at)
    values (${id}, ${reason}, ${by}, ${confirmedBy}, ${work.now})`)
}

/**
 * Records again how far the accepted statements of an account reach, with the rule of `coverAccount`. Without any, the
 * account is as before its first statement.
 */
export async function coverAgain(work: Work, accountId: bigint): Promise<void> {
  await work.tx.run(sql`
    with accepted as (
      select *, to_day >= max(to_day) over (order by id) as reaches
      from reconciliation.statement where account_id = ${accountId} and state = 'accepted'),
    last as (select * from accepted where reaches order by id desc limit 1),
    first as (select * from accepted order by id limit 1)
    update reconciliation.account a
    set number = case when exists (select from accepted) then number end,
        starts_on = (select from_day from first), opening_minor = (select opening_minor from first),
        covered_until = (select to_day from last), closing_minor = (select closing_minor from last),
        covered_at = (select max(written_at) from accepted where reaches),
        sequence = (select sequence from accepted where reaches and sequence is not null order by id desc limit 1),
        due = true
    where id = ${accountId}`)
}
