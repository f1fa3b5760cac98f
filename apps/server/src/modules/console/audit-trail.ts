import { fromWireId, refuse, toWireId, type IdKind, type Refusal, type StaffRole } from '@puente/contract'
import { approvalKindNames, approvalKinds, staffEndpoints, type AuditEntry } from '@puente/contract/staff'
import { openAddress } from '../../platform/data/audit-lines.ts'
import type { List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { addDays, fromSantiago, isDay } from '../corridors/index.ts'
import { auditRows, type AuditFilter, type AuditRow } from './audit.store.ts'

/** The audit trail, the latest line first. */
export const auditTrail: List<AuditFilter, AuditRow> = {
  name: 'audit-trail',
  keyOf: ({ at, id }) => [at.toISOString(), id],
  read: auditRows,
}

const compliance: ReadonlySet<StaffRole> = new Set(['analyst', 'officer'])

/** Actions of compliance: endpoints that only analyst and officer may call, and their logged views. */
const actionsOfCompliance: readonly string[] = [
  ...Object.values(staffEndpoints)
    .filter(({ who }) => Array.isArray(who) && who.every((role) => compliance.has(role)))
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
    .filter((kind) => approvalKinds[kind].decides.every((role) => compliance.has(role)))
    .flatMap((kind) => [`decide-${kind}`, `withdraw-${kind}`]),
  // Actions recorded before all kinds of proposals had one endpoint.
  'decideApplication',
  'decideCompanyFile',
  'decideNameRequest',
  'decideReview',
  'look-at-review',
  'look-at-application',
  'hold-suspense',
]

/** Actions that a role may not see. */
const hiddenFrom = (role: StaffRole): readonly string[] => (compliance.has(role) ? [] : actionsOfCompliance)

/** Filter of the trail, as typed. */
export interface AuditQuery {
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly subject?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Parses the filter. Refuses days that do not exist, naming their fields. */
export function auditFilterFrom(role: StaffRole, asked: AuditQuery): AuditFilter | Refusal<'fields-wrong'> {
  const { actor, action, subject, from, to } = asked
  const wrong = (['from', 'to'] as const).filter((at) => asked[at] !== undefined && !isDay(asked[at] ?? ''))
  if (wrong.length > 0)
    return refuse(
      'fields-wrong',
      {},
      wrong.map((at) => ({ at, fault: 'format' })),
    )
  return {
    hidden: hiddenFrom(role),
    ...(actor === undefined ? {} : { actors: actorsMeant(actor.trim()) }),
    ...(action === undefined ? {} : { action }),
    ...(subject === undefined ? {} : { subjects: subjectsMeant(subject.trim()) }),
    ...(from === undefined ? {} : { from: fromSantiago(from, 0) }),
    ...(to === undefined ? {} : { until: fromSantiago(addDays(to, 1), 0) }),
  }
}

function actorsMeant(typed: string): string[] {
  const staff = fromWireId('staff', typed)
  const user = fromWireId('user', typed)
  if (staff !== undefined) return [`staff:${staff}`]
  if (user !== undefined) return [`customer:${user}`]
  return [typed, `system:${typed}`, `partner:${typed}`]
}

/** Handlers record the public id, use cases the bare id. Both forms find the same subject. */
function subjectsMeant(typed: string): string[] {
  const hex = /^(?:[a-z]{3}_)?([0-9a-f]{32})$/.exec(typed.replaceAll('-', ''))?.[1]
  if (hex === undefined) return [typed]
  return [
    typed,
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
  ]
}

/** The kind of the bare id that a use case records, by action. */
const kindOfSubject: Readonly<Record<string, IdKind>> = {
  'look-at-customer': 'customer',
  'look-at-recipient': 'recipient',
  'look-at-user': 'user',
  'look-at-user-device': 'device',
  'look-at-payer': 'payment',
  'asked-closure': 'customer',
  'withdrawn-closure': 'customer',
  'completed-closure': 'customer',
  'set-restriction': 'customer',
  'change-restriction': 'customer',
  'end-restriction': 'customer',
  'look-at-transfer': 'transfer',
  'look-at-receipt': 'transfer',
  'look-at-thread': 'thread',
  'look-at-data-request': 'data-request',
  'look-at-payin': 'payment',
  'look-at-suspense': 'suspense',
  'hold-suspense': 'suspense',
  'look-at-receivable': 'receivable',
  'look-at-refund': 'refund',
  'look-at-review': 'review',
  'look-at-application': 'application',
  'hurry-payout': 'payout',
  'withdraw-payout': 'payout',
  'propose-transfer-action': 'transfer',
  'invite-staff-member': 'staff',
  'propose-staff-change': 'staff',
  'end-staff-sessions': 'staff',
  acceptStaffInvitation: 'staff',
  ...Object.fromEntries(
    approvalKindNames.flatMap((kind) =>
      ['decide', 'withdraw'].map((verb) => [`${verb}-${kind}`, approvalKinds[kind].subject]),
    ),
  ),
  verifyRegistration: 'user',
}

/** Actions of both staff and customers on their own accounts. */
const ofEither: ReadonlySet<string> = new Set(['signIn', 'signOut', 'finishRecovery'])

const isBare = (subject: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(subject)

/** The subject of a line as a public id, so that it can be searched and opened. */
function subjectNamed(action: string, subject: string, staff: ReadonlyMap<string, string>): string {
  const kind = ofEither.has(action) ? (staff.has(subject) ? 'staff' : 'user') : kindOfSubject[action]
  return kind !== undefined && isBare(subject) ? toWireId(kind, subject) : subject
}

/** Lines of the trail in the format of the API. Names of staff come from one query. */
export async function auditEntries(work: Work, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const acting = rows.map(({ actor }) => actor.split(':') as [AuditEntry['actor']['kind'], string?])
  const acted = acting.flatMap(([kind, id]) => (kind === 'staff' && id !== undefined ? [id] : []))
  const came = rows.flatMap(({ action, subject }) =>
    subject !== null && ofEither.has(action) ? [subject] : [],
  )
  const names = await staffNames(work, [...new Set([...acted, ...came.filter(isBare)])])
  return rows.map(({ id, at, subject, facts, address, actor: _actor, ...row }, index) => ({
    ...row,
    id,
    at: at.toISOString(),
    actor: actorOf(acting[index] ?? ['anyone'], names),
    ...(address === null ? {} : { address: openAddress(work.vault, address, id) }),
    ...(subject === null ? {} : { subject: subjectNamed(row.action, subject, names) }),
    facts: Object.entries(facts).map(([name, value]) => ({ name, value: String(value) })),
  }))
}

function actorOf(
  [kind, id]: [AuditEntry['actor']['kind'], string?],
  names: ReadonlyMap<string, string>,
): AuditEntry['actor'] {
  if (id === undefined) return { kind }
  if (kind === 'customer') return { kind, id: toWireId('user', id) }
  if (kind !== 'staff') return { kind, id }
  const name = names.get(id)
  return { kind, id: toWireId('staff', id), ...(name === undefined ? {} : { name }) }
}
