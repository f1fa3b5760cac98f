import { mayCall, readsCompliance, toWireId, type Id, type IdKind, type StaffRole } from '@puente/contract'
import { staffEndpoints, type TimelineEntry, type TimelineKind } from '@puente/contract/staff'
import type { List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { contactsOf, staffNames } from '../../access/index.ts'
import { audiencesFor, customerFor } from '../../customers/index.ts'
import { rutIndexes } from '../../payins/index.ts'
import { textsAt } from '../cases/case-decisions.ts'
import { timelineRows, type TimelineFilter, type TimelineRow } from './timeline.store.ts'

/** The timeline of a customer, the latest first. */
export const timelineList: List<TimelineFilter, TimelineRow> = {
  name: 'customer-timeline',
  keyOf: ({ at, kind, id }) => [at.toISOString(), kind, id],
  read: timelineRows,
}

/** What a role reads of a customer's timeline. */
export async function timelineFilter(
  work: Work,
  customerId: Id<'customer'>,
  role: StaffRole,
  group: TimelineFilter['group'],
): Promise<TimelineFilter> {
  const rut = mayCall(staffEndpoints.listPayins, role)
    ? (await customerFor(work, customerId))?.rut
    : undefined
  return {
    customerId,
    group,
    mayJudge: readsCompliance(role),
    audiences: audiencesFor(role),
    payerRut: rut === undefined ? [] : rutIndexes(work, rut),
    seesPayouts: mayCall(staffEndpoints.listPayouts, role),
  }
}

/** The kind of the object behind a row, where it has a page. */
const subjects: Partial<Record<TimelineKind, IdKind>> = {
  'transfer-ordered': 'transfer',
  'payout-made': 'payout',
  'payment-received': 'payment',
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

/** Kinds whose object is in the detail of the row. */
const subjectsInDetail: Partial<Record<TimelineKind, IdKind>> = {
  'transfer-state': 'transfer',
  'message-customer': 'thread',
  'message-staff': 'thread',
  'thread-changed': 'thread',
}
/** Done by users; everything else that has an actor was done by staff. */
const ofUsers: ReadonlySet<TimelineKind> = new Set([
  'message-customer',
  'member-joined',
  'device-seen',
  'terms-accepted',
  'mail-sent',
  'sms-sent',
])

function subjectOf({ kind, id, detail }: TimelineRow): string | undefined {
  const ofDetail = subjectsInDetail[kind]
  if (ofDetail !== undefined) return detail === null ? undefined : toWireId(ofDetail, detail)
  const subject = subjects[kind]
  return subject && toWireId(subject, id)
}

/** A freeze reads like a stop of new orders to roles outside compliance. */
const codeFor = ({ kind, code }: TimelineRow, mayJudge: boolean): string | null =>
  kind === 'restriction' && code === 'freeze' && !mayJudge ? 'no-new-orders' : code

/** A payout has the currency of its country; everything else is in pesos. */
const currencyOf = ({ kind, code }: TimelineRow): string =>
  kind === 'payout-made' && code !== null ? code : 'CLP'

/** The subject and version of the texts in force when each message was written. Its own text is not kept. */
async function textsOf(work: Work, rows: readonly TimelineRow[]) {
  const found = new Map<string, { readonly title: string; readonly version: number }>()
  for (const { kind, id, code, at } of rows)
    if ((kind === 'mail-sent' || kind === 'sms-sent') && code !== null)
      found.set(id, await textsAt(work, code, at))
  return found
}

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
  const sent = await textsOf(work, rows)
  return rows.map((row) => {
    const texts = sent.get(row.id)
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
      ...(detail === null || subjectsInDetail[kind] !== undefined ? {} : { detail }),
      ...(minor === null ? {} : { amount: { amount: String(minor), currency: currencyOf(row) } }),
      ...(texts === undefined ? {} : { title: texts.title, version: texts.version }),
      ...(by === undefined ? {} : { by }),
    }
  })
}
