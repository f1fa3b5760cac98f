import type { CustomerRisk, Id } from '@puente/contract'
import { sql, fromStored, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Contribution, FactsAtRisk, Override } from './score.ts'

const DETAIL = 'risk.assessment.detail'
const REASON = 'risk.override.reason'

/** A score as it was computed, with the version of the rules and the facts that it used. */
export interface Assessment {
  readonly id: string
  readonly customerId: Id<'customer'>
  readonly score: number
  readonly risk: CustomerRisk
  readonly rulesVersion: number
  readonly contributions: readonly Contribution[]
  readonly facts: StoredFacts
  readonly at: Date
}

/** Facts in JSON: amounts are decimal strings of minor units. */
export interface StoredFacts {
  readonly codes: FactsAtRisk['codes']
  readonly sentYearUsdCents: string
  readonly expectedMonthClpMinor: string
}

/** A risk that a person set. The ones from before there were rules have neither reason nor person. */
export interface KeptOverride extends Override {
  readonly id: string
  readonly reason: string | undefined
  readonly setBy: string | undefined
  readonly confirmedBy: string | undefined
  readonly at: Date
}

export async function insertAssessment(work: Work, one: Assessment): Promise<void> {
  const detail = JSON.stringify({ facts: one.facts, contributions: one.contributions })
  await work.tx.run(sql`
    insert into risk.assessment (id, customer_id, score, risk, rules_version, detail, at)
    values (${one.id}, ${one.customerId}, ${one.score}, ${one.risk}, ${one.rulesVersion},
            ${(await work.vault.of(one.customerId)).encrypt(DETAIL, detail, one.id)}, ${one.at})`)
}

type Detail = Pick<Assessment, 'facts' | 'contributions'>
type Row = Omit<Assessment, keyof Detail> & { detail: Buffer }

const columns = sql`id, customer_id, score, risk, rules_version, detail, at`

const toAssessment = ({ vault }: Work, { detail, ...row }: Row): Assessment => ({
  ...row,
  ...(JSON.parse(vault.decrypt(DETAIL, detail, row.id)) as Detail),
})

/** The scores of a customer, newest first. */
export async function assessmentsOf(
  work: Work,
  customerId: Id<'customer'>,
  limit: number,
): Promise<Assessment[]> {
  const rows = await work.tx.many<Row>(sql`
    select ${columns} from risk.assessment where customer_id = ${customerId} order by id desc limit ${limit}`)
  return rows.map((row) => toAssessment(work, row))
}

/** The scores for which two people decided that the exposed customer stays, the newest first. */
export async function keptAssessments(
  work: Work,
  customerId: Id<'customer'>,
  limit: number,
): Promise<Assessment[]> {
  const rows = await work.tx.many<Row>(sql`
    select ${columns} from risk.assessment
    where id in (select assessment_id from risk.exposure_case where customer_id = ${customerId} and outcome = 'kept')
    order by id desc limit ${limit}`)
  return rows.map((row) => toAssessment(work, row))
}

/** One score by its id. */
export async function assessmentFor(work: Work, id: string): Promise<Assessment | undefined> {
  const row = await work.tx.maybe<Row>(sql`select ${columns} from risk.assessment where id = ${id}`)
  return row && toAssessment(work, row)
}

/** The risk that a person set and that is in force. */
export async function overrideOf(work: Work, customerId: Id<'customer'>): Promise<KeptOverride | undefined> {
  const row = await work.tx.maybe<Stored<Omit<KeptOverride, 'reason'>> & { reason: Buffer | null }>(sql`
    select id, risk, scored, reason, set_by, confirmed_by, at from risk.override
    where customer_id = ${customerId} and ended_at is null`)
  if (row === undefined) return undefined
  const reason = row.reason === null ? undefined : work.vault.decrypt(REASON, row.reason, row.id)
  return { ...fromStored(row), reason }
}

export async function endOverride(work: Work, customerId: Id<'customer'>): Promise<void> {
  await work.tx.run(sql`
    update risk.override set ended_at = ${work.now} where customer_id = ${customerId} and ended_at is null`)
}

export async function insertOverride(
  work: Work,
  customerId: Id<'customer'>,
  { id, risk, scored, reason, setBy, confirmedBy, at }: KeptOverride,
): Promise<void> {
  await work.tx.run(sql`
    insert into risk.override (id, customer_id, risk, scored, reason, set_by, confirmed_by, at)
    values (${id}, ${customerId}, ${risk}, ${scored},
            ${reason === undefined ? null : (await work.vault.of(customerId)).encrypt(REASON, reason, id)}, ${setBy ?? null},
            ${confirmedBy ?? null}, ${at})`)
}

/** A day's scoring of all customers by one version of the rules. */
export interface Scoring {
  readonly day: string
  readonly rulesVersion: number
}

/**
 * The next customers of the scoring, by id. A new day or version of the rules begins again with the first. Empty once all
 * were scored, which it records.
 */
export async function nextToScore(
  work: Work,
  { day, rulesVersion }: Scoring,
  limit: number,
): Promise<Id<'customer'>[]> {
  const nil = '00000000-0000-0000-0000-000000000000'
  const { after } = await work.tx.one<{ after: string | null }>(sql`
    insert into risk.sweep (day, rules_version, after) values (${day}, ${rulesVersion}, ${nil})
    on conflict (single) do update set day = excluded.day, rules_version = excluded.rules_version,
      after = case when sweep.day = excluded.day and sweep.rules_version = excluded.rules_version
                   then sweep.after else excluded.after end
    returning after`)
  if (after === null) return []
  const rows = await work.tx.many<{ id: Id<'customer'> }>(sql`
    select id from customers.v_customer where id > ${after} and status in ('quote-only', 'active')
    order by id limit ${limit}`)
  if (rows.length === 0) await work.tx.run(sql`update risk.sweep set after = null`)
  return rows.map(({ id }) => id)
}

/** Records that the scoring reached this customer; false when it is past them already, or another one began. */
export async function reachedInScoring(
  work: Work,
  { day, rulesVersion }: Scoring,
  customerId: Id<'customer'>,
): Promise<boolean> {
  const reached = await work.tx.run(sql`
    update risk.sweep set after = ${customerId}
    where day = ${day} and rules_version = ${rulesVersion} and after < ${customerId}`)
  return reached === 1
}
