import {
  fromWireId,
  refuse,
  toWireId,
  type Endpoint,
  type Id,
  type IdKind,
  type Refusal,
} from '@puente/contract'
import {
  approvalKinds,
  caseKinds,
  caseRoles,
  kindOfCase,
  staffEndpoints,
  type CaseKind,
} from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { approvalFor } from '../../approvals/index.ts'
import { assignmentOf, notify, type Case } from '../../assignments/index.ts'
import { escalationFor } from '../../decisions/index.ts'
import { kindOf } from './approval-kinds.ts'
import { isOpenFor } from './case-team.ts'

/** The case that a request of staff decides, and the author of the proposal that the request confirms. */
interface CaseOfCall extends Case {
  readonly proposedBy?: Id<'staff'>
}

interface Asked {
  readonly params?: unknown
  readonly body?: unknown
}

/** The id that the call names: of the case, of a proposal or of an escalation. */
function idIn({ params, body }: Asked): string {
  const { id } = (params ?? {}) as { id?: string }
  const { subject } = (body ?? {}) as { subject?: { id?: string } }
  return id ?? subject?.id ?? ''
}

const isCaseKind = (kind: IdKind): kind is CaseKind => caseKinds.some((one) => one === kind)

/** The case that a call decides; a proposal about a case and an escalation stand at that case. */
export async function caseOfCall(work: Work, asked: Asked): Promise<CaseOfCall | undefined> {
  const wire = idIn(asked)
  const escalationId = fromWireId('escalation', wire)
  if (escalationId !== undefined) {
    const escalation = await escalationFor(work, escalationId)
    return escalation && { kind: escalation.about, subject: escalation.subject }
  }
  const kind = kindOfCase(wire)
  const subject = kind === undefined ? undefined : fromWireId<IdKind>(kind, wire)
  if (kind === undefined || subject === undefined) return undefined
  if (kind !== 'proposal') return { kind, subject }
  const approval = await approvalFor(work, subject)
  const about = approval && kindOf(approval.action)
  if (approval === undefined || about === undefined) return undefined
  const of = approvalKinds[about].subject
  return {
    ...(isCaseKind(of) ? { kind: of, subject: approval.subject } : { kind, subject }),
    proposedBy: approval.proposedBy,
  }
}

/**
 * Refuses to decide an open case while it is assigned to a colleague. Who proposed may keep the case: a second person
 * confirms.
 */
export async function mayDecideAssigned(
  work: Work,
  asked: Asked,
): Promise<Refusal<'case-taken'> | undefined> {
  const { actor } = work
  if (actor.kind !== 'staff') return undefined
  const on = await caseOfCall(work, asked)
  if (on === undefined || !caseRoles(on.kind).includes(actor.role)) return undefined
  const assigned = (await assignmentOf(work, on))?.staffId
  if (assigned === undefined || assigned === actor.staffId || assigned === on.proposedBy) return undefined
  if (!(await isOpenFor(work, on, actor))) return undefined
  return refuse('case-taken', {
    name: (await staffNames(work, [assigned])).get(assigned) ?? '',
    caseId: toWireId<IdKind>(on.kind, on.subject),
    assignedTo: toWireId('staff', assigned),
  })
}

const deciding = new Set(
  Object.values<Endpoint>(staffEndpoints).flatMap(({ name, decidesCase }) =>
    decidesCase === true ? [name] : [],
  ),
)

/** Notifies who follows the case that a call of staff decided. */
export async function notifyOfDecision(work: Work, endpoint: string, asked: Asked): Promise<void> {
  const { actor } = work
  if (actor.kind !== 'staff' || !deciding.has(endpoint)) return
  const on = await caseOfCall(work, asked)
  if (on === undefined) return
  await notify(work, on, { what: endpoint === 'answerThread' ? 'answered' : 'decided', by: actor.staffId })
}
