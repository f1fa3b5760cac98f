import { isRefusal, refuse, type Id, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal, RestrictionKind } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { suspendAccess } from '../../access/index.ts'
import { decide, type Approval } from '../../approvals/index.ts'
import { santiagoDay } from '../../corridors/index.ts'
import { holdDocumentsOf } from '../../documents/index.ts'
import { customerEvents } from '../events.ts'
import { lockCustomer } from '../records/customers.store.ts'
import { mayRestrict, restrictionAction } from './propose-restriction.ts'
import { proposedRestriction, type ProposedRestriction } from './proposed-restriction.ts'
import type { Restriction, RestrictionStep } from './restriction.ts'
import { restrictionFaults } from './restriction-rules.ts'
import * as store from './restrictions.store.ts'

type Refused = Refusal<'fields-wrong' | 'already-restricted' | 'restriction-ended' | 'customer-closed'>
type By = Pick<RestrictionStep, 'note' | 'proposedBy' | 'decidedBy'>

/** Starts or lifts what the kind stops beyond new orders. */
async function apply(
  work: Work,
  { kind, customerId }: Pick<Restriction, 'kind' | 'customerId'>,
  isOn: boolean,
): Promise<void> {
  if (kind === 'access-suspended') await suspendAccess(work, customerId, isOn)
  if (kind === 'legal-hold') await holdDocumentsOf(work, customerId, isOn)
}

/** Stores a step of a restriction, and announces it to its subscribers and the audit trail. */
async function record(
  work: Work,
  { id, customerId, kind, ...restriction }: Restriction,
  change: RestrictionStep['change'],
  by: By,
): Promise<void> {
  const { reason, endsBy, ownerId, reviewOn, effectiveOn } = restriction
  const terms = { reason, endsBy, ownerId, reviewOn, effectiveOn }
  await store.insertStep(work, customerId, {
    ...{ id: work.id(), restrictionId: id, change },
    ...terms,
    ...by,
    at: work.now,
  })
  await work.audit({ action: `${change}-restriction`, subject: customerId, facts: { kind, restriction: id } })
  await work.emit({
    name: customerEvents.restrictionChanged,
    subject: customerId,
    facts: { restrictionId: id, kind, change },
  })
}

async function set(
  work: Work,
  customerId: Id<'customer'>,
  kind: RestrictionKind,
  { terms }: ProposedRestriction,
  by: By,
): Promise<true | Refused> {
  if ((await store.lockRestrictionInForce(work, customerId, kind)) !== undefined)
    return refuse('already-restricted')
  // Days may have passed since the proposal: the notice counts from its confirmation.
  const faults = await restrictionFaults(work, kind, terms, santiagoDay(work.now).day)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const restriction = { id: work.id(), customerId, kind, ...terms, since: work.now, endedAt: undefined }
  await store.insertRestriction(work, restriction)
  await apply(work, restriction, true)
  await record(work, restriction, 'set', by)
  return true
}

async function changeOrEnd(
  work: Work,
  { change, terms, restrictionId = '' }: ProposedRestriction,
  by: By,
): Promise<true | Refused> {
  const restriction = await store.lockRestriction(work, restrictionId)
  if (restriction?.endedAt !== undefined || restriction === undefined) return refuse('restriction-ended')
  if (change === 'end') return end(work, restriction, by)
  await store.setRestrictionTerms(work, restriction.id, terms)
  await record(work, { ...restriction, ...terms }, 'change', by)
  return true
}

async function end(work: Work, restriction: Restriction, by: By): Promise<true> {
  await store.setRestrictionEnded(work, restriction.id)
  await apply(work, restriction, false)
  await record(work, restriction, 'end', by)
  return true
}

/** Ends a restriction because the relationship has ended. */
export const endRestriction = (work: Work, restriction: Restriction): Promise<true> =>
  end(work, restriction, { note: undefined, proposedBy: undefined, decidedBy: undefined })

const confirmed = (
  work: Work,
  kind: RestrictionKind,
  approval: Approval,
  decidedBy: string,
): Promise<true | Refused> => {
  const proposed = proposedRestriction(approval)
  const by = { note: approval.note, proposedBy: approval.proposedBy, decidedBy }
  return proposed.change === 'set'
    ? set(work, approval.subject, kind, proposed, by)
    : changeOrEnd(work, proposed, by)
}

/**
 * Confirms another person's proposal about a restriction of this kind, or sends it back. The customer is locked, so that
 * no order is created while it is confirmed.
 */
export const decideRestriction =
  (kind: RestrictionKind) =>
  async (
    work: Work,
    customerId: Id<'customer'>,
    said: Decision,
  ): Promise<true | Refused | Refusal<DecisionRefusal>> => {
    const customer = await lockCustomer(work, customerId)
    if (customer === undefined) throw new Error(`customer ${customerId} is not there`)
    const decided = await decide(work, restrictionAction(kind), customerId, said)
    if (isRefusal(decided) || said.decision === 'send-back') return isRefusal(decided) ? decided : true
    if (work.actor.kind !== 'staff') throw new Error('only staff decide')
    // The account may have been closed since the proposal.
    if (!mayRestrict(customer, kind)) return refuse('customer-closed')
    return confirmed(work, kind, decided, work.actor.staffId)
  }
