import { fromWireId, isRefusal, refuse, toWireId, type Id, type IdKind, type Refusal } from '@puente/contract'
import {
  settingKind,
  type CaseEscalation,
  type DecisionSubject,
  type EscalationRow,
} from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { openApprovals } from '../../approvals/index.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { customersFor } from '../../customers/index.ts'
import {
  escalate,
  escalationFor,
  escalationsOf,
  escalationView,
  giveBack,
  peopleOf,
  type Escalation,
} from '../../decisions/index.ts'
import { lockDocument } from '../../documents/index.ts'
import {
  APPLICATION_ACTION,
  COMPANY_FILE_ACTION,
  lockWaitingApplication,
  lockWaitingCompany,
} from '../../onboarding/index.ts'
import { LEVEL_ACTION, lockWaitingLevel } from '../../requirements/index.ts'

type Waiting = Id<'customer'> | Refusal<'not-found' | 'application-closed' | 'document-decided'>

/** How a case of each kind is locked, and the action of its proposals. */
interface CaseKind {
  /** Its customer. Refuses a case that does not wait for staff. */
  readonly lock: (work: Work, id: string) => Promise<Waiting>
  readonly action: string | undefined
}

const kinds: Readonly<Record<DecisionSubject, CaseKind>> = {
  application: {
    lock: async (work, id) => {
      const found = await lockWaitingApplication(work, id)
      return isRefusal(found) ? found : found.id
    },
    action: APPLICATION_ACTION,
  },
  'company-file': {
    lock: async (work, id) => {
      const found = await lockWaitingCompany(work, id)
      return isRefusal(found) ? found : found.id
    },
    action: COMPANY_FILE_ACTION,
  },
  'level-application': {
    lock: async (work, id) => {
      const found = await lockWaitingLevel(work, id)
      return isRefusal(found) ? found : found.application.customerId
    },
    action: LEVEL_ACTION,
  },
  document: {
    lock: async (work, id) => {
      const found = await lockDocument(work, id)
      if (found === undefined) return refuse('not-found')
      return ['received', 'in-review'].includes(found.state) ? found.customerId : refuse('document-decided')
    },
    action: undefined,
  },
}

const subjectId = (kind: DecisionSubject, wire: string): string => fromWireId<IdKind>(kind, wire) ?? NOBODY
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Refuses a case of which a proposal waits: the second person decides it first, or its author withdraws it. */
async function hasNoProposal(
  work: Work,
  kind: DecisionSubject,
  id: string,
): Promise<true | Refusal<'already-proposed'>> {
  const { action } = kinds[kind]
  if (action === undefined) return true
  return (await openApprovals(work, action, [id])).size === 0 || refuse('already-proposed')
}

type EscalateRefusal =
  'not-found' | 'application-closed' | 'document-decided' | 'already-escalated' | 'already-proposed'

/** Hands a case to the compliance officer. Its deadline is that of a proposal. */
export async function escalateCase(
  work: Work,
  { kind, id }: { readonly kind: DecisionSubject; readonly id: string },
  reason: string,
): Promise<Escalation | Refusal<EscalateRefusal>> {
  const subject = subjectId(kind, id)
  const customerId = await kinds[kind].lock(work, subject)
  if (isRefusal(customerId)) return customerId
  const free = await hasNoProposal(work, kind, subject)
  if (isRefusal(free)) return free
  const { data } = await settingInForce(work, settingKind.workClock)
  const dueAt = addBankingDays(await bankingCalendar(work), work.now, data.proposalDays)
  const escalated = await escalate(work, { about: kind, subject, customerId, reason, dueAt })
  if (isRefusal(escalated)) return escalated
  await work.audit({ action: 'escalate-case', subject: toWireId<IdKind>(kind, subject) })
  return escalated
}

/** Gives a case back to the reviewers. An officer's proposal that waits is withdrawn first. */
export async function returnEscalation(
  work: Work,
  id: string,
  note: string,
): Promise<Escalation | Refusal<'not-found' | 'escalation-ended' | 'case-escalated' | 'already-proposed'>> {
  const found = await escalationFor(work, id)
  if (found === undefined) return refuse('not-found')
  // The case is locked before the escalation, as its decisions do. One that no longer waits may be given back too.
  const locked = await kinds[found.about].lock(work, found.subject)
  if (isRefusal(locked) && locked.refused === 'not-found') return refuse('not-found')
  const free = await hasNoProposal(work, found.about, found.subject)
  if (isRefusal(free)) return free
  const returned = await giveBack(work, id, note)
  if (isRefusal(returned)) return returned
  await work.audit({
    action: 'return-escalation',
    subject: toWireId<IdKind>(found.about, found.subject),
  })
  return returned
}

/** The escalations of one case, the open one first. */
export async function caseEscalations(
  work: Work,
  kind: DecisionSubject,
  id: string,
): Promise<CaseEscalation[]> {
  const found = await escalationsOf(work, { about: kind, subject: subjectId(kind, id) })
  const names = await staffNames(work, peopleOf(found))
  return found.map((one) => escalationView(one, names))
}

/** Escalated cases as rows of the officer's list. Each lookup is one query for all rows. */
export async function escalationRows(work: Work, rows: readonly Escalation[]): Promise<EscalationRow[]> {
  const names = await staffNames(work, peopleOf(rows))
  const customers = await customersFor(work, [...new Set(rows.map(({ customerId }) => customerId))])
  return rows.map(({ id, about, subject, customerId, reason, escalatedBy, at, dueAt }) => ({
    id: toWireId('escalation', id),
    subject: { kind: about, id: toWireId<IdKind>(about, subject) },
    customer: { id: toWireId('customer', customerId), name: customers.get(customerId)?.name ?? '' },
    reason,
    by: names.get(escalatedBy) ?? '',
    at: at.toISOString(),
    dueAt: dueAt.toISOString(),
  }))
}
