import type { Id } from '@puente/contract'
import type { RestrictionKind } from '@puente/contract/staff'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import type { Restriction, RestrictionStep, RestrictionTerms } from './restriction.ts'

const NOTE = 'customers.restriction_step.note'

const restrictions = async (work: Pick<Work, 'tx'>, rest: Sql): Promise<Restriction[]> =>
  (
    await work.tx.many<Stored<Restriction>>(sql`
      select id, customer_id, kind, reason, ends_by, owner_id, review_on::text, effective_on::text, since, ended_at
      from customers.restriction ${rest}`)
  ).map((row) => fromStored(row))

/** Every restriction of a customer: those in force first, then the latest. */
export const restrictionsOf = (work: Work, customerId: Id<'customer'>): Promise<Restriction[]> =>
  restrictions(work, sql`where customer_id = ${customerId} order by ended_at is not null, since desc, id`)

export const restrictionFor = async (work: Work, id: string): Promise<Restriction | undefined> =>
  (await restrictions(work, sql`where id = ${id}`))[0]

/** The restriction, locked until the work ends. */
export const lockRestriction = async (work: Work, id: string): Promise<Restriction | undefined> =>
  (await restrictions(work, sql`where id = ${id} for update`))[0]

/** The restrictions in force of a customer, locked until the work ends. */
export const lockRestrictionsInForce = (work: Work, customerId: Id<'customer'>): Promise<Restriction[]> =>
  restrictions(work, sql`where customer_id = ${customerId} and ended_at is null order by id for update`)

/** The restriction of this kind in force, locked until the work ends. */
export const lockRestrictionInForce = async (
  work: Work,
  customerId: Id<'customer'>,
  kind: RestrictionKind,
): Promise<Restriction | undefined> =>
  (
    await restrictions(
      work,
      sql`where customer_id = ${customerId} and kind = ${kind} and ended_at is null for update`,
    )
  )[0]

/** The restrictions in force that stop orders of these customers. */
export const stoppingOrders = (work: Work, customerIds: readonly string[]): Promise<Restriction[]> =>
  restrictions(
    work,
    sql`where customer_id = any(${customerIds}::uuid[]) and ended_at is null and kind <> 'legal-hold'
      order by customer_id, since, id`,
  )

/** Filter of restrictions in force. An absent property does not restrict. */
export interface RestrictionFilter {
  readonly kind?: RestrictionKind | undefined
  /** Only those to be reviewed by this day. */
  readonly reviewBy?: string | undefined
}

/** Restrictions in force, the next review first. */
export const restrictionsInForce = (
  work: Work,
  { kind, reviewBy }: RestrictionFilter,
  after: Key | undefined,
  limit: number,
): Promise<Restriction[]> => {
  const where = allOf([
    sql`ended_at is null`,
    kind && sql`kind = ${kind}`,
    reviewBy === undefined ? undefined : sql`review_on <= ${reviewBy}::date`,
    after && sql`(review_on, id) > (${after[0]}::date, ${after[1]}::uuid)`,
  ])
  return restrictions(work, sql`where ${where} order by review_on, id limit ${limit}`)
}

export async function insertRestriction(work: Work, restriction: Restriction): Promise<void> {
  const { id, customerId, kind, reason, endsBy, ownerId, reviewOn, effectiveOn, since } = restriction
  await work.tx.run(sql`
    insert into customers.restriction (id, customer_id, kind, reason, ends_by, owner_id, review_on, effective_on, since)
    values (${id}, ${customerId}, ${kind}, ${reason}, ${endsBy}, ${ownerId}, ${reviewOn}, ${effectiveOn ?? null},
            ${since})`)
}

export async function setRestrictionTerms(work: Work, id: string, terms: RestrictionTerms): Promise<void> {
  await work.tx.run(sql`
    update customers.restriction set reason = ${terms.reason}, ends_by = ${terms.endsBy}, owner_id = ${terms.ownerId},
      review_on = ${terms.reviewOn}, effective_on = ${terms.effectiveOn ?? null}
    where id = ${id}`)
}

export async function setRestrictionEnded(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update customers.restriction set ended_at = ${work.now} where id = ${id}`)
}

export async function insertStep(
  work: Work,
  customerId: Id<'customer'>,
  step: RestrictionStep,
): Promise<void> {
  const { id, restrictionId, change, reason, endsBy, ownerId, reviewOn, effectiveOn, note } = step
  await work.tx.run(sql`
    insert into customers.restriction_step (id, restriction_id, change, reason, ends_by, owner_id, review_on,
                                            effective_on, note, proposed_by, decided_by, at)
    values (${id}, ${restrictionId}, ${change}, ${reason}, ${endsBy}, ${ownerId}, ${reviewOn}, ${effectiveOn ?? null},
            ${note === undefined ? null : (await work.vault.of(customerId)).encrypt(NOTE, note, id)}, ${step.proposedBy ?? null},
            ${step.decidedBy ?? null}, ${step.at})`)
}

/** The steps of these restrictions, the latest first. */
export async function stepsOf(work: Work, restrictionIds: readonly string[]): Promise<RestrictionStep[]> {
  const rows = await work.tx.many<Stored<Omit<RestrictionStep, 'note'>> & { note: Buffer | null }>(sql`
    select id, restriction_id, change, reason, ends_by, owner_id, review_on::text, effective_on::text, note, proposed_by,
      decided_by, at
    from customers.restriction_step where restriction_id = any(${restrictionIds}::uuid[]) order by id desc`)
  return rows.map(({ note, ...row }) => ({
    ...fromStored(row),
    note: note === null ? undefined : work.vault.decrypt(NOTE, note, row.id),
  }))
}
