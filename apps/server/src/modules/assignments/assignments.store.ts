import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Assignment, Case } from './case.ts'

/**
 * The assignment of a case, locked until the work ends; undefined for a case that is assigned to nobody. Such a case has no
 * row to lock: of two works that assign it, `insertAssignment` lets one succeed.
 */
export async function lockAssignment(work: Work, { kind, subject }: Case): Promise<Assignment | undefined> {
  return work.tx.maybe<Assignment>(sql`
    select kind, subject, staff_id, assigned_at from assignments.assignment
    where kind = ${kind} and subject = ${subject} for update`)
}

/** The assignment of a case; undefined for a case that is assigned to nobody. */
export const assignmentOf = (work: Work, { kind, subject }: Case): Promise<Assignment | undefined> =>
  work.tx.maybe<Assignment>(sql`
    select kind, subject, staff_id, assigned_at from assignments.assignment
    where kind = ${kind} and subject = ${subject}`)

/** Inserts the assignment of a free case. False when another work has assigned it. */
export async function insertAssignment(
  work: Work,
  { kind, subject }: Case,
  to: Id<'staff'>,
  by: Id<'staff'>,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into assignments.assignment (kind, subject, staff_id, assigned_by, assigned_at, active_at)
    values (${kind}, ${subject}, ${to}, ${by}, ${work.now}, ${work.realNow})
    on conflict (kind, subject) do nothing`)
  return rows > 0
}

/** Changes the assignee of a case that is locked. */
export async function setAssignee(
  work: Work,
  { kind, subject }: Case,
  to: Id<'staff'>,
  by: Id<'staff'>,
): Promise<void> {
  await work.tx.run(sql`
    update assignments.assignment
    set staff_id = ${to}, assigned_by = ${by}, assigned_at = ${work.now}, active_at = ${work.realNow}
    where kind = ${kind} and subject = ${subject}`)
}

export async function deleteAssignment(work: Work, { kind, subject }: Case): Promise<void> {
  await work.tx.run(sql`delete from assignments.assignment where kind = ${kind} and subject = ${subject}`)
}

/** Cases whose assignee did not open them since `before`, in real time; the longest idle first. */
export const idleCases = (work: Work, before: Date, limit: number): Promise<Case[]> =>
  work.tx.many<Case>(sql`
    select kind, subject from assignments.assignment where active_at < ${before} order by active_at limit ${limit}`)

/** Deletes the assignment of a case that is still idle. False when it is not. */
export async function deleteIdle(work: Work, { kind, subject }: Case, before: Date): Promise<boolean> {
  const rows = await work.tx.run(sql`
    delete from assignments.assignment where kind = ${kind} and subject = ${subject} and active_at < ${before}`)
  return rows > 0
}
