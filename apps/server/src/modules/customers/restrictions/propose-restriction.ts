import { isRefusal, refuse, type Id, type Refusal } from '@puente/contract'
import { kindsAfterClosure, type RestrictionChange, type RestrictionKind } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { propose, type Approval } from '../../approvals/index.ts'
import { santiagoDay } from '../../corridors/index.ts'
import type { Customer } from '../records/customer.ts'
import { lockCustomer } from '../records/customers.store.ts'
import type { Restriction, RestrictionTerms } from './restriction.ts'
import { restrictionFaults } from './restriction-rules.ts'
import { lockRestriction, lockRestrictionInForce } from './restrictions.store.ts'

/** Action of the approvals of one kind of restriction; their subject is the customer. */
export const restrictionAction = (kind: RestrictionKind): string => `restriction:${kind}`

/** The `action` in a proposal, for each change. */
export const proposedChanges = {
  set: 'set-restriction',
  change: 'change-restriction',
  end: 'end-restriction',
} as const satisfies Readonly<Record<RestrictionChange, string>>

/** What a proposal stores: the change and the terms of the restriction after it. */
const stored = (change: RestrictionChange, terms: RestrictionTerms, restrictionId?: string) => ({
  action: proposedChanges[change],
  reason: terms.reason,
  endsBy: terms.endsBy,
  ownerId: terms.ownerId,
  reviewOn: terms.reviewOn,
  ...(terms.effectiveOn === undefined ? {} : { effectiveOn: terms.effectiveOn }),
  ...(restrictionId === undefined ? {} : { restrictionId }),
})

/** Support only asks for a stop after lost credentials. */
function supportMay({ actor }: Work, kind: RestrictionKind, { reason }: RestrictionTerms): boolean {
  if (actor.kind !== 'staff' || actor.role !== 'support') return true
  return reason === 'lost-credentials' && (kind === 'no-new-orders' || kind === 'access-suspended')
}

/** Whether a restriction of this kind stops anything for this customer. */
export const mayRestrict = ({ status }: Pick<Customer, 'status'>, kind: RestrictionKind): boolean =>
  status !== 'closed' || kindsAfterClosure.includes(kind)

/** Proposes to restrict a customer. Nothing is stopped until a second person confirms it. */
export async function proposeRestriction(
  work: Work,
  customerId: Id<'customer'>,
  kind: RestrictionKind,
  terms: RestrictionTerms,
  note: string,
): Promise<
  | Approval
  | Refusal<
      | 'not-found'
      | 'not-allowed'
      | 'fields-wrong'
      | 'already-proposed'
      | 'already-restricted'
      | 'customer-closed'
    >
> {
  if (!supportMay(work, kind, terms)) return refuse('not-allowed')
  const customer = await lockCustomer(work, customerId)
  if (customer === undefined) return refuse('not-found')
  if (!mayRestrict(customer, kind)) return refuse('customer-closed')
  if ((await lockRestrictionInForce(work, customerId, kind)) !== undefined)
    return refuse('already-restricted')
  const faults = await restrictionFaults(work, kind, terms, santiagoDay(work.now).day)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  return propose(work, restrictionAction(kind), customerId, stored('set', terms), note)
}

/** The restriction in force with this id. */
async function inForce(
  work: Work,
  id: string,
): Promise<Restriction | Refusal<'not-found' | 'restriction-ended'>> {
  const restriction = await lockRestriction(work, id)
  if (restriction === undefined) return refuse('not-found')
  return restriction.endedAt === undefined ? restriction : refuse('restriction-ended')
}

/** Proposes other terms of a restriction in force. The day of an exit may only be postponed. */
export async function proposeRestrictionChange(
  work: Work,
  id: string,
  terms: RestrictionTerms,
  note: string,
): Promise<Approval | Refusal<'not-found' | 'fields-wrong' | 'already-proposed' | 'restriction-ended'>> {
  const restriction = await inForce(work, id)
  if (isRefusal(restriction)) return restriction
  const { kind, customerId } = restriction
  const faults = await restrictionFaults(work, kind, terms, undefined)
  const isEarlier = (terms.effectiveOn ?? '') < (restriction.effectiveOn ?? '')
  if (isEarlier && faults.length === 0) faults.push({ at: 'effectiveOn', fault: 'too-early' })
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  return propose(work, restrictionAction(kind), customerId, stored('change', terms, id), note)
}

/** Proposes to end a restriction in force. */
export async function proposeRestrictionEnd(
  work: Work,
  id: string,
  note: string,
): Promise<Approval | Refusal<'not-found' | 'already-proposed' | 'restriction-ended'>> {
  const restriction = await inForce(work, id)
  if (isRefusal(restriction)) return restriction
  const { kind, customerId } = restriction
  return propose(work, restrictionAction(kind), customerId, stored('end', restriction, id), note)
}
