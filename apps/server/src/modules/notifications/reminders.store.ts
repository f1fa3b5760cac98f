import type { Id } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import { exists } from '../../platform/jobs/due.ts'
import type { Due } from '../../platform/jobs/jobs.ts'
import type { Work } from '../../platform/work.ts'

export type ReminderKind = 'deadline' | 'review'

export interface Reminder {
  readonly kind: ReminderKind
  readonly transferId: Id<'transfer'>
  readonly dueAt: Date
}

/** Stores a reminder. A transfer has one of each kind; a later call replaces its instant. */
export async function keepReminder(work: Work, { kind, transferId, dueAt }: Reminder): Promise<void> {
  await work.tx.run(sql`
    insert into notifications.reminder (kind, transfer_id, due_at) values (${kind}, ${transferId}, ${dueAt})
    on conflict (kind, transfer_id) do update set due_at = excluded.due_at`)
}

const isDue = (now: Date): Sql => sql`due_at <= ${now}`

/** The condition of the job that sends reminders. */
export const remindersAreDue: Due = ({ now }) => exists(sql`notifications.reminder`, isDue(now))

/** Removes due reminders and returns them. The caller writes their mails in the same work. */
export async function takeReminders(work: Work, limit: number): Promise<Reminder[]> {
  return work.tx.many<Reminder>(sql`
    delete from notifications.reminder r
    using (select kind, transfer_id from notifications.reminder where ${isDue(work.now)}
           order by due_at limit ${limit} for update skip locked) as due
    where r.kind = due.kind and r.transfer_id = due.transfer_id
    returning r.kind, r.transfer_id, r.due_at`)
}
