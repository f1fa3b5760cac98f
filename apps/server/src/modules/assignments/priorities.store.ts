import type { Id } from '@puente/contract'
import type { CasePriority } from '@puente/contract/staff'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Case } from './case.ts'

/** The priority that a person gave a case. */
interface SetPriority {
  readonly priority: CasePriority
  readonly setBy: Id<'staff'>
}

/** The priority that a person gave a case; undefined where the rules say it. */
export const priorityOf = (work: Work, { kind, subject }: Case): Promise<SetPriority | undefined> =>
  work.tx.maybe<SetPriority>(sql`
    select priority, set_by from assignments.priority where kind = ${kind} and subject = ${subject}`)

/** Gives a case a priority, or leaves it to the rules. */
export async function setPriority(
  work: Work,
  { kind, subject }: Case,
  priority: CasePriority | undefined,
  by: Id<'staff'>,
): Promise<void> {
  await work.tx.run(
    priority === undefined
      ? sql`delete from assignments.priority where kind = ${kind} and subject = ${subject}`
      : sql`
          insert into assignments.priority (kind, subject, priority, set_by, set_at)
          values (${kind}, ${subject}, ${priority}, ${by}, ${work.now})
          on conflict (kind, subject) do update
          set priority = excluded.priority, set_by = excluded.set_by, set_at = excluded.set_at`,
  )
}
