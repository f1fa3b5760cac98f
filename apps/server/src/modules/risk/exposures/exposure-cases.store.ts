import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** How a case ended: two people kept the customer, the customer was accepted with the exposure, or the relationship ends. */
export type ExposureOutcome = 'kept' | 'accepted' | 'ended'

/** An exposure of an active customer with which nobody accepted them yet. */
export interface ExposureCase {
  readonly id: Id<'exposure-case'>
  readonly openedAt: Date
}

/** The open case of a customer. */
export async function openExposureCase(
  work: Work,
  customerId: Id<'customer'>,
): Promise<ExposureCase | undefined> {
  const row = await work.tx.maybe<Stored<ExposureCase>>(sql`
    select id, opened_at from risk.exposure_case where customer_id = ${customerId} and closed_at is null`)
  return row && fromStored(row)
}

/** Opens a case that is to be decided by `dueAt`. */
export async function insertExposureCase(work: Work, customerId: Id<'customer'>, dueAt: Date): Promise<void> {
  await work.tx.run(sql`
    insert into risk.exposure_case (id, customer_id, opened_at, due_at)
    values (${work.id()}, ${customerId}, ${work.now}, ${dueAt})`)
}

/** Closes a case. `assessmentId`: the score with the exposure with which the customer was kept. */
export async function closeExposureCase(
  work: Work,
  id: Id<'exposure-case'>,
  outcome: ExposureOutcome,
  assessmentId?: string,
): Promise<void> {
  await work.tx.run(sql`
    update risk.exposure_case
    set closed_at = ${work.now}, outcome = ${outcome}, assessment_id = ${assessmentId ?? null} where id = ${id}`)
}
