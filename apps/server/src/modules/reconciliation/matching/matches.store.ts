import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** A match of items. Immutable: an undoing is a row of its own. */
export interface Match {
  readonly id: Id<'match'>
  readonly accountId: bigint
  readonly rule: string | undefined
  readonly rulesVersion: number | undefined
  readonly reason: string | undefined
  readonly journalId: string | undefined
  readonly bookedMinor: bigint | undefined
  /** A member of staff; undefined for a rule. */
  readonly madeBy: string | undefined
  readonly confirmedBy: string | undefined
  readonly madeAt: Date
}

export type NewMatch = Omit<Match, 'madeAt'> & { readonly itemIds: readonly string[] }

/** Inserts matches of one account and closes their items. Throws when one of them is not open, which is a bug. */
export async function insertMatches(work: Work, matches: readonly NewMatch[]): Promise<void> {
  if (matches.length === 0) return
  const rows = matches.map(({ accountId, bookedMinor, ...match }) => ({
    ...match,
    accountId: String(accountId),
    bookedMinor: bookedMinor === undefined ? null : String(bookedMinor),
  }))
  const parts = matches.flatMap(({ id, itemIds }) => itemIds.map((item) => ({ match: id, item })))
  await work.tx.run(sql`
    insert into reconciliation.match (id, account_id, rule, rules_version, reason, journal_id, booked_minor, made_by,
                                      confirmed_by, made_at)
    select m.id, m."accountId", m.rule, m."rulesVersion", m.reason, m."journalId", m."bookedMinor",
           coalesce(m."madeBy", 'rules'), m."confirmedBy", ${work.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (id uuid, "accountId" bigint, rule text,
      "rulesVersion" int, reason text, "journalId" uuid, "bookedMinor" bigint, "madeBy" text, "confirmedBy" uuid)`)
  await work.tx.run(sql`
    insert into reconciliation.match_part (match_id, item_id)
    select match, item from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p (match uuid, item uuid)`)
  const closed = await work.tx.run(sql`
    update reconciliation.item i set state = 'matched', match_id = p.match
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p (match uuid, item uuid)
    where i.id = p.item and i.state = 'open'`)
  if (closed !== parts.length) throw new Error(`${parts.length - closed} items were matched twice`)
}

/** A match and its items. */
export type MatchOfItems = Match & { readonly itemIds: readonly string[] }

/** One match with its items. */
export async function matchFor(work: Work, id: string): Promise<MatchOfItems | undefined> {
  const row = await work.tx.maybe<Stored<Omit<MatchOfItems, 'madeBy'>> & { madeBy: string }>(sql`
    select m.id, account_id, rule, rules_version, reason, journal_id, booked_minor, made_by, confirmed_by, made_at,
           array(select item_id::text from reconciliation.match_part p where p.match_id = m.id order by item_id) as item_ids
    from reconciliation.match m where m.id = ${id}`)
  if (row === undefined) return undefined
  const { madeBy, ...match } = row
  return { ...fromStored(match), madeBy: madeBy === 'rules' ? undefined : madeBy }
}

/** Who undid a match, and why. */
export interface Undoing {
  readonly reason: string
  readonly by: string
  /** The second person; undefined when one person was enough. */
  readonly confirmedBy: string | undefined
  readonly at: Date
}

export async function undoingOf(work: Work, matchId: Id<'match'>): Promise<Undoing | undefined> {
  const row = await work.tx.maybe<Stored<Undoing>>(sql`
    select reason, undone_by as by, confirmed_by, undone_at as at
    from reconciliation.match_undo where match_id = ${matchId}`)
  return row && fromStored(row)
}

/** The latest undoing of a match that contained this item. */
export async function latestUndoingOf(
  work: Work,
  itemId: string,
): Promise<(Undoing & { readonly matchId: Id<'match'> }) | undefined> {
  const row = await work.tx.maybe<Stored<Undoing & { readonly matchId: Id<'match'> }>>(sql`
    select u.match_id, u.reason, u.undone_by as by, u.confirmed_by, u.undone_at as at
    from reconciliation.match_undo u join reconciliation.match_part p using (match_id)
    where p.item_id = ${itemId} order by u.undone_at desc limit 1`)
  return row && fromStored(row)
}

/** Undoes a match: its items are open again, and rules no longer match them. False when it was undone before. */
export async function insertUndoing(
  work: Work,
  matchId: Id<'match'>,
  { reason, by, confirmedBy }: Omit<Undoing, 'at'>,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into reconciliation.match_undo (match_id, reason, undone_by, confirmed_by, undone_at)
    values (${matchId}, ${reason}, ${by}, ${confirmedBy ?? null}, ${work.now}) on conflict do nothing`)
  if (rows === 0) return false
  await work.tx.run(sql`
    update reconciliation.item set state = 'open', match_id = null, by_hand = true where match_id = ${matchId}`)
  return true
}

/**
 * How often each rule of a version has matched, and how often such a match was undone. The matches that were undone with
 * the voiding of a statement do not count: the statement was wrong, not the rule.
 */
export const hitsOf = (
  work: Work,
  version: number,
): Promise<{ readonly rule: string; readonly matches: bigint; readonly undone: bigint }[]> =>
  work.tx.many(sql`
    select m.rule, count(*) as matches, count(u.match_id) as undone
    from reconciliation.match m left join reconciliation.match_undo u on u.match_id = m.id
    where m.rules_version = ${version} and m.rule is not null and not exists (
      select from reconciliation.match_part p join reconciliation.item i on i.id = p.item_id
      join reconciliation.statement_void v on v.statement_id = i.statement_id and v.voided_at = u.undone_at
      where p.match_id = m.id)
    group by m.rule`)
