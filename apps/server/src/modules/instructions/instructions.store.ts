import { fromStored, sql, type Stored } from '@puente/postgres'
import type { DifferenceExplanation, InstructionPartner } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import type { Difference, DifferenceStanding, GateState, ListedInstruction } from './difference.ts'

export interface Gate {
  readonly state: GateState
  readonly since: Date
}

export const readGate = ({ tx }: Pick<Work, 'tx'>): Promise<Gate> =>
  tx.one<Gate>(sql`select state, since from instructions.gate`)

/** The gate, locked until the work ends. */
export const lockGate = ({ tx }: Work): Promise<Gate> =>
  tx.one<Gate>(sql`select state, since from instructions.gate for no key update`)

export async function setGate(work: Work, state: GateState): Promise<void> {
  await work.tx.run(
    sql`update instructions.gate set state = ${state}, since = ${work.now} where state <> ${state}`,
  )
}

export interface Reading {
  readonly partner: InstructionPartner
  readonly position: string
  readonly readAt: Date
}

/** The last cursor of each partner's list. */
export async function readings({ tx }: Work): Promise<Reading[]> {
  return tx.many<Reading>(sql`select partner, position, read_at from instructions.reading order by partner`)
}

export async function keepReading(work: Work, partner: InstructionPartner, position: string): Promise<void> {
  await work.tx.run(sql`
    insert into instructions.reading (partner, position, read_at) values (${partner}, ${position}, ${work.now})
    on conflict (partner) do update set position = excluded.position, read_at = excluded.read_at`)
}

/** Stores a difference; a known one stays unchanged. Returns whether it is new. */
export async function insertDifference(
  work: Work,
  held: ListedInstruction,
  standing: DifferenceStanding,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into instructions.difference (id, partner, kind, reference, partner_id, amount_minor, currency, status, about,
      ordered_at, standing, found_at)
    values (${work.id()}, ${held.partner}, ${held.kind}, ${held.reference}, ${held.partnerId}, ${held.amountMinor},
      ${held.currency}, ${held.status}, ${held.about ?? null}, ${held.orderedAt}, ${standing}, ${work.now})
    on conflict (partner, reference) do nothing`)
  return rows === 1
}

/** Differences, unexplained ones first, then oldest first. */
export async function differences({ tx }: Work, limit: number): Promise<Difference[]> {
  const rows = await tx.many<Stored<Difference>>(sql`
    select id, partner, kind, reference, partner_id, amount_minor, currency, status, about, ordered_at, standing, found_at,
           explanation, note, explained_by, explained_at, sent_at
    from instructions.difference order by explanation is not null, explained_at desc nulls first, ordered_at, id limit ${limit}`)
  return rows.map(fromStored)
}

export interface DifferenceCounts {
  readonly unexplained: number
  readonly all: number
}

export const countDifferences = ({ tx }: Pick<Work, 'tx'>): Promise<DifferenceCounts> =>
  tx.one<DifferenceCounts>(sql`
    select count(*) filter (where explanation is null)::int as unexplained, count(*)::int as "all"
    from instructions.difference`)

/** Explains differences whose instructions the books have not sent since. Returns the number. */
export async function explainAll(
  work: Work,
  ids: readonly string[],
  explanation: DifferenceExplanation,
  { note, by }: { readonly note: string; readonly by: string },
): Promise<number> {
  return work.tx.run(sql`
    update instructions.difference
    set explanation = ${explanation}, note = ${note}, explained_by = ${by}, explained_at = ${work.now}
    where id = any(${ids}::uuid[]) and sent_at is null`)
}

/** The id of the difference with this reference. */
export async function differenceNamed({ tx }: Work, reference: string): Promise<string | undefined> {
  const row = await tx.maybe<{ id: string }>(
    sql`select id from instructions.difference where reference = ${reference} limit 1`,
  )
  return row?.id
}

/** Records that the books have sent these instructions. */
export async function noteSent(work: Work, references: readonly string[]): Promise<void> {
  if (references.length === 0) return
  await work.tx.run(sql`
    update instructions.difference set sent_at = ${work.now}
    where reference = any(${references}::text[]) and sent_at is null`)
}

/** The orders among these that a partner has paid out without a record in the books. */
export async function paidOutside({ tx }: Work, references: readonly string[]): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set()
  const rows = await tx.many<{ about: string }>(sql`
    select about from instructions.v_standing where kind = 'payout' and about = any(${references}::text[])`)
  return new Set(rows.map(({ about }) => about))
}
