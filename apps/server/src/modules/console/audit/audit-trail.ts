import { fromWireId, refuse, toWireId, type Refusal, type StaffRole, readsCompliance } from '@puente/contract'
import {
  aloneNames,
  approvalKindNames,
  approvalKinds,
  staffEndpoints,
  type AuditEntry,
  type AuditFact,
  type AuditKind,
  type AuditLineWire,
} from '@puente/contract/staff'
import { openAddress } from '../../../platform/data/audit-lines.ts'
import { listsInOrders } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import { everyStaffAccount, membersFor, staffNames } from '../../access/index.ts'
import { addDays, fromSantiago, isDay } from '../../corridors/index.ts'
import type { Reader } from '../cases/approvals.ts'
import {
  accountsAmong,
  nameAmong,
  namesOfSubjects,
  subjectOfLine,
  type AuditSubject,
} from './audit-subjects.ts'
import {
  auditActs,
  auditOrders,
  auditRows,
  linesOfActs,
  type AuditFilter,
  type AuditRow,
} from './audit.store.ts'
import { decidedCase } from '../cases/case-decisions.ts'
import { customersMatching } from '../customers/customer-list.ts'
import { customerRows } from '../customers/customers.store.ts'
import { searchFor } from '../search/search.ts'

/** The lines of the audit trail in each order. */
export const auditLists = listsInOrders('audit-trail', auditOrders, auditRows)

/** The same with one line for each act. */
export const auditActLists = listsInOrders('audit-acts', auditOrders, auditActs)

/** Actions of compliance: endpoints that only analyst and officer may call, and their logged views. */
const actionsOfCompliance: readonly string[] = [
  ...Object.values(staffEndpoints)
    .filter(({ who }) => Array.isArray(who) && who.every(readsCompliance))
    .map(({ name }) => name),
  // The kind of the proposal is in the action of its line.
  'decideApproval',
  'withdrawApproval',
  // Support proposes restrictions too, and their lines would show that one is considered.
  'proposeRestriction',
  'set-restriction',
  'change-restriction',
  'end-restriction',
  ...approvalKindNames
    .filter((kind) => approvalKinds[kind].decides.every(readsCompliance))
    .flatMap((kind) => [`decide-${kind}`, `withdraw-${kind}`]),
  // Actions recorded before all kinds of proposals had one endpoint.
  'decideApplication',
  'decideCompanyFile',
  'decideNameRequest',
  'decideReview',
  'look-at-review',
  'look-at-application',
  'hold-suspense',
  // Views and results of compliance, which use cases record beside the lines of their endpoints.
  'look-at-risk',
  'change-risk',
  'score-risk',
  'keep-exposed-customer',
  'look-at-decision',
  'escalate-case',
  'return-escalation',
]

/** Actions that a role may not see. */
const hiddenFrom = (role: StaffRole): readonly string[] => (readsCompliance(role) ? [] : actionsOfCompliance)

/** Filter of the trail, as typed. */
export interface AuditQuery {
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly subject?: string | undefined
  readonly kind?: AuditKind | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Patterns of the actions of each kind of act; of two kinds, patterns of the outcome. */
const kindPatterns: Readonly<Record<AuditKind, Pick<AuditFilter, 'actions' | 'outcomes'>>> = {
  decisions: {
    actions: [
      ...['decide-%', 'withdraw-%', 'decide%', 'accept-%', 'refuse-%', 'approve-%', 'send-back-%'],
      ...['grant-%', '%-restriction', 'undo-match', 'compare-selfie', 'check-identity-otherwise'],
      ...aloneNames,
    ],
  },
  proposals: { actions: ['propose%', 'invite-staff-member'] },
  settings: { actions: ['%-setting', '%-settings', '%Setting', '%Settings%', '%SettingVersion'] },
  views: { actions: ['look-at-%', 'find-%', '%-looked-at'] },
  exports: { actions: ['export-%'] },
  access: {
    actions: [
      ...['sign%', '%Recovery', '%Session', '%Sessions', '%-sessions', '%Passkey', '%Totp', '%Password'],
      ...['%StepUp', '%Device', 'finishSignIn', 'changeEmail', 'changePhone', 'renewRecoveryCodes'],
    ],
  },
  refused: { outcomes: ['refused:%'] },
  alarms: { outcomes: ['alarm'] },
}

/** Browsers report it every few seconds: it is listed only when it is asked for. */
const PRESENCE = 'touchCase'

/** Parses the filter. Refuses days that do not exist, naming their fields. */
export async function auditFilterFrom(
  work: Work,
  reader: Reader,
  asked: AuditQuery,
): Promise<AuditFilter | Refusal<'fields-wrong'>> {
  const { actor, action, subject, kind, from, to } = asked
  const wrong = (['from', 'to'] as const).filter((at) => asked[at] !== undefined && !isDay(asked[at] ?? ''))
  if (wrong.length > 0)
    return refuse(
      'fields-wrong',
      {},
      wrong.map((at) => ({ at, fault: 'format' })),
    )
  return {
    hidden: [...hiddenFrom(reader.role), ...(action === PRESENCE ? [] : [PRESENCE])],
    ...(actor === undefined ? {} : { actors: await actorsMeant(work, actor.trim()) }),
    ...(action === undefined ? {} : { action }),
    ...(subject === undefined ? {} : { subjects: await subjectsMeant(work, reader, subject.trim()) }),
    ...(kind === undefined ? {} : kindPatterns[kind]),
    ...(from === undefined ? {} : { from: fromSantiago(from, 0) }),
    ...(to === undefined ? {} : { until: fromSantiago(addDays(to, 1), 0) }),
  }
}

/** A text without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Customers whose people are meant by a name. */
const CUSTOMERS_MEANT = 5

/** The people, jobs and partners that a text means: an id, part of the name of a member of staff, or a customer. */
async function actorsMeant(work: Work, typed: string): Promise<string[]> {
  const staff = fromWireId('staff', typed)
  const user = fromWireId('user', typed)
  if (staff !== undefined) return [`staff:${staff}`]
  if (user !== undefined) return [`customer:${user}`]
  const colleagues = (await everyStaffAccount(work)).filter(({ name }) => plain(name).includes(plain(typed)))
  const customers = await customerRows(work, await customersMatching(work, typed), undefined, CUSTOMERS_MEANT)
  const members = await Promise.all(customers.map(({ id }) => membersFor(work, id)))
  return [
    typed,
    `system:${typed}`,
    `partner:${typed}`,
    ...colleagues.map(({ id }) => `staff:${id}`),
    ...members.flat().map(({ userId }) => `customer:${userId}`),
  ]
}

/** Handlers record the public id, use cases the bare id. Both forms find the same subject. */
function formsOf(id: string): string[] {
  const hex = /^(?:[a-z]{3}_)?([0-9a-f]{32})$/.exec(id.replaceAll('-', ''))?.[1]
  if (hex === undefined) return [id]
  return [
    id,
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
  ]
}

/** What a text means: an id, a setting by its kind and key, or what the search finds by it. */
async function subjectsMeant(work: Work, reader: Reader, typed: string): Promise<string[]> {
  const named = decidedCase(typed)
  if (named !== undefined) return [...new Set([...formsOf(typed), named.subject])]
  const forms = formsOf(typed)
  if (forms.length > 1 || typed.length < 2) return forms
  const { items } = await searchFor(work, reader, typed)
  return [...new Set([typed, ...items.flatMap(({ id }) => formsOf(id))])]
}

/** What is needed to name the people and objects of lines. */
interface Known {
  readonly staff: ReadonlyMap<string, string>
  readonly names: ReadonlyMap<string, string>
}

type Acting = [kind: AuditEntry['actor']['kind'], id?: string]
const actingOf = ({ actor }: AuditRow): Acting => actor.split(':') as Acting

/** Ids in the details of a line. */
const idsIn = ({ facts }: AuditRow): string[] =>
  Object.values(facts).filter(
    (value): value is string => typeof value === 'string' && /^[a-z]{3}_/.test(value),
  )

async function knownOf(work: Work, rows: readonly AuditRow[]): Promise<Known> {
  const accounts = accountsAmong(rows)
  const staff = await staffNames(work, [...new Set(accounts)])
  const acting = rows.map(actingOf).flatMap(([kind, uuid]) => {
    if (uuid === undefined || (kind !== 'staff' && kind !== 'customer')) return []
    return [{ kind: kind === 'staff' ? ('staff' as const) : ('user' as const), uuid }]
  })
  const subjects = rows.flatMap(({ action, subject }) =>
    subject === null ? [] : (subjectOfLine({ action, subject }, staff).of ?? []),
  )
  const inFacts = rows
    .flatMap(idsIn)
    .flatMap((id) => subjectOfLine({ action: '', subject: id }, staff).of ?? [])
  return { staff, names: await namesOfSubjects(work, [...acting, ...subjects, ...inFacts]) }
}

function objectOf({ of }: AuditSubject, { names }: Known): Pick<AuditLineWire, 'object'> {
  if (of === undefined) return {}
  const name = nameAmong(names, of)
  return { object: { kind: of.kind, ...(name === undefined ? {} : { name }) } }
}

const factsOf = ({ facts }: AuditRow, { staff, names }: Known): AuditFact[] =>
  Object.entries(facts).map(([name, value]) => {
    const named =
      typeof value === 'string'
        ? nameAmong(names, subjectOfLine({ action: '', subject: value }, staff).of)
        : undefined
    return { name, value: String(value), ...(named === undefined ? {} : { named }) }
  })

function lineOf(row: AuditRow, known: Known): AuditLineWire {
  const { id, action, subject, outcome } = row
  const about = subject === null ? undefined : subjectOfLine({ action, subject }, known.staff)
  return {
    id,
    action,
    ...(about === undefined ? {} : { subject: about.id, ...objectOf(about, known) }),
    outcome,
    facts: factsOf(row, known),
  }
}

function entryOf(work: Work, row: AuditRow, known: Known, others: readonly AuditRow[]): AuditEntry {
  const { at, requestId, address, id } = row
  return {
    ...lineOf(row, known),
    at: at.toISOString(),
    actor: actorOf(actingOf(row), known),
    requestId,
    ...(address === null ? {} : { address: openAddress(work.vault, address, id) }),
    lines: others.map((one) => lineOf(one, known)),
  }
}

/** Lines of the trail in the format of the API, each alone. */
export async function auditEntries(work: Work, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const known = await knownOf(work, rows)
  return rows.map((row) => entryOf(work, row, known, []))
}

/** What an act shows first: what a use case recorded with details, and not the line of its endpoint. */
const leading = (lines: readonly AuditRow[], row: AuditRow): AuditRow =>
  lines.find(({ facts }) => Object.keys(facts).length > 0) ??
  lines.find(({ action }) => action.includes('-')) ??
  row

/** Acts in the format of the API, each with its other lines. Every lookup is one query for all of them. */
export async function auditActEntries(
  work: Work,
  rows: readonly AuditRow[],
  { hidden, action }: AuditFilter,
): Promise<AuditEntry[]> {
  const all = await linesOfActs(work, rows, hidden)
  const known = await knownOf(work, all)
  return rows.map((row) => {
    const lines = all.filter(({ xid, requestId }) => xid === row.xid && requestId === row.requestId)
    // A filtered action leads.
    const first = action === undefined ? leading(lines, row) : row
    return entryOf(
      work,
      first,
      known,
      lines.filter(({ id }) => id !== first.id),
    )
  })
}

function actorOf([kind, id]: Acting, { names }: Known): AuditEntry['actor'] {
  if (id === undefined) return { kind }
  if (kind !== 'staff' && kind !== 'customer') return { kind, id }
  const of = { kind: kind === 'staff' ? ('staff' as const) : ('user' as const), uuid: id }
  const name = nameAmong(names, of)
  return { kind, id: toWireId<'staff' | 'user'>(of.kind, id), ...(name === undefined ? {} : { name }) }
}
