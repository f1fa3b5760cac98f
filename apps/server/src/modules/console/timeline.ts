import { toWireId, type IdKind, type Id, type StaffRole } from '@puente/contract'
import type { TimelineEntry, TimelineKind } from '@puente/contract/staff'
import type { List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { contactsOf, staffNames } from '../access/index.ts'
import { audiencesFor } from '../customers/index.ts'
import { timelineRows, type TimelineFilter, type TimelineRow } from './timeline.store.ts'

/** The timeline of a customer, the latest first. */
export const timelineList: List<TimelineFilter, TimelineRow> = {
  name: 'customer-timeline',
  keyOf: ({ at, kind, id }) => [at.toISOString(), kind, id],
  read: timelineRows,
}

/** What a role reads of a customer's timeline. */
export const timelineFilter = (
  customerId: Id<'customer'>,
  role: StaffRole,
  group: TimelineFilter['group'],
): TimelineFilter => ({
  customerId,
  group,
  mayJudge: role === 'analyst' || role === 'officer',
  audiences: audiencesFor(role),
})

/** The kind of the object behind a row, where it has a page. */
const subjects: Partial<Record<TimelineKind, IdKind>> = {
  'transfer-ordered': 'transfer',
  'transfer-state': 'transfer',
  'recipient-added': 'recipient',
  'document-received': 'document',
  'document-decided': 'document',
  decision: 'decision',
  'level-applied': 'level-application',
  'debt-opened': 'receivable',
  'debt-closed': 'receivable',
  'member-joined': 'user',
  'device-seen': 'device',
}

const messages: ReadonlySet<TimelineKind> = new Set(['message-customer', 'message-staff', 'thread-changed'])
/** Done by users; everything else that has an actor was done by staff. */
const ofUsers: ReadonlySet<TimelineKind> = new Set([
  'message-customer',
  'member-joined',
  'device-seen',
  'terms-accepted',
])

/** A message is about its thread, which is in its detail. */
function subjectOf({ kind, id, detail }: TimelineRow): string | undefined {
  if (messages.has(kind)) return detail === null ? undefined : toWireId('thread', detail)
  const subject = subjects[kind]
  return subject && toWireId(subject, id)
}

/** A freeze reads like a stop of new orders to roles outside compliance. */
const codeFor = ({ kind, code }: TimelineRow, mayJudge: boolean): string | null =>
  kind === 'restriction' && code === 'freeze' && !mayJudge ? 'no-new-orders' : code

/** Rows of a timeline in the format of the API, with the names of who acted. */
export async function timelineEntries(
  work: Work,
  rows: readonly TimelineRow[],
  { mayJudge }: Pick<TimelineFilter, 'mayJudge'>,
): Promise<TimelineEntry[]> {
  const acted = (users: boolean) =>
    [...new Set(rows.filter(({ kind }) => ofUsers.has(kind) === users).map(({ actor }) => actor))].filter(
      (id) => id !== null,
    )
  const staff = await staffNames(work, acted(false))
  const users = await contactsOf(work, acted(true))
  return rows.map((row) => {
    const { kind, id, at, reference, detail, minor, actor } = row
    const subjectId = subjectOf(row)
    const code = codeFor(row, mayJudge)
    const by = actor === null ? undefined : ofUsers.has(kind) ? users.get(actor)?.name : staff.get(actor)
    return {
      id: `${kind}:${id}`,
      kind,
      at: at.toISOString(),
      ...(subjectId === undefined ? {} : { subjectId }),
      ...(reference === null ? {} : { reference }),
      ...(code === null ? {} : { code }),
      ...(detail === null || messages.has(kind) ? {} : { detail }),
      ...(minor === null ? {} : { amount: { amount: String(minor), currency: 'CLP' } }),
      ...(by === undefined ? {} : { by }),
    }
  })
}
