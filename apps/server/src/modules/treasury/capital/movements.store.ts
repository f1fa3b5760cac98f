import type { Id } from '@puente/contract'
import type { CapitalState } from '@puente/contract/staff'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import type { CapitalMovement } from './movement.ts'

const movements = async (work: Work, rest: Sql): Promise<CapitalMovement[]> =>
  (
    await work.tx.many<Stored<CapitalMovement>>(sql`
      select id, kind, account_code as account, currency, amount_minor, day::text, bank_reference, note, state, proposed_by, proposed_at,
        decided_by, decided_at, corrects,
        (select later.id from treasury.capital_movement as later where later.corrects = movement.id) as corrected_by
      from treasury.capital_movement as movement ${rest}`)
  ).map(fromStored)

export async function insertMovement(work: Work, movement: CapitalMovement): Promise<void> {
  await work.tx.run(sql`
    insert into treasury.capital_movement (id, kind, account_code, currency, amount_minor, day, bank_reference, note, state,
      proposed_by, proposed_at, corrects)
    values (${movement.id}, ${movement.kind}, ${movement.account}, ${movement.currency}, ${movement.amountMinor},
      ${movement.day}, ${movement.bankReference ?? null}, ${movement.note}, ${movement.state}, ${movement.proposedBy},
      ${movement.proposedAt}, ${movement.corrects ?? null})`)
}

/** The movement, locked until the work ends: decision and withdrawal of it are made one after the other. */
export const lockMovement = async (work: Work, id: string): Promise<CapitalMovement | undefined> =>
  (await movements(work, sql`where id = ${id} for update of movement`))[0]

/** The movements with these ids, in no particular order. */
export const movementsById = (
  work: Work,
  ids: readonly Id<'capital-movement'>[],
): Promise<CapitalMovement[]> => movements(work, sql`where id = any(${ids}::uuid[])`)

/** Returns whether another proposal corrects this one. The caller must hold the lock of its movement. */
export const isCorrected = async (work: Work, id: Id<'capital-movement'>): Promise<boolean> =>
  (await work.tx.maybe<{ id: string }>(
    sql`select id from treasury.capital_movement where corrects = ${id}`,
  )) !== undefined

/** The day of the opening balance of an account, once it is booked. */
export async function openingDay(
  work: Work,
  { account, currency }: Pick<CapitalMovement, 'account' | 'currency'>,
): Promise<string | undefined> {
  const row = await work.tx.maybe<{ day: string }>(sql`
    select day::text from treasury.capital_movement
    where account_code = ${account} and currency = ${currency} and kind = 'opening-balance' and state = 'booked'
    order by day limit 1`)
  return row?.day
}

/** Ends the wait of a movement. */
export async function decideMovement(
  work: Work,
  id: string,
  state: Exclude<CapitalState, 'waiting'>,
  by: Id<'staff'>,
): Promise<void> {
  await work.tx.run(sql`
    update treasury.capital_movement set state = ${state}, decided_by = ${by}, decided_at = ${work.now}
    where id = ${id} and state = 'waiting'`)
}

export interface MovementFilter {
  /** Every state when absent. */
  readonly states: readonly CapitalState[] | undefined
}

/** Movements, the latest proposed first. */
export const movementList = (
  work: Work,
  { states }: MovementFilter,
  after: Key | undefined,
  limit: number,
): Promise<CapitalMovement[]> => {
  const where = allOf([
    states && sql`state = any(${states}::text[])`,
    after && sql`(proposed_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
  ])
  return movements(work, sql`where ${where} order by proposed_at desc, id desc limit ${limit}`)
}
