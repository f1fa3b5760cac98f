import { toWireId, type StaffRole, type Id, complianceRoles, readsCompliance } from '@puente/contract'
import {
  restrictionKinds,
  type RestrictionKind,
  type RestrictionProposal,
  type RestrictionReason,
  type RestrictionRow,
  type StaffCustomer,
  type StaffRestriction,
} from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffInRoles, staffNames } from '../../access/index.ts'
import { openApprovals, proposalHead, type Approval } from '../../approvals/index.ts'
import { proposedRestriction } from './proposed-restriction.ts'
import { restrictionAction } from './propose-restriction.ts'
import { customersFor } from '../records/customers.store.ts'
import {
  confidentialReasons,
  type Restriction,
  type RestrictionStep,
  type RestrictionTerms,
} from './restriction.ts'
import { restrictionsOf, stepsOf } from './restrictions.store.ts'

/** The member of staff who reads. */
interface Reader {
  readonly staffId: Id<'staff'>
  readonly role: StaffRole
}

const mayJudge = ({ role }: Reader): boolean => readsCompliance(role)

/** The reason as this role reads it: the ones of compliance and courts are a routine check to others. */
const reasonFor = (reader: Reader, reason: RestrictionReason): RestrictionReason =>
  mayJudge(reader) || !confidentialReasons.has(reason) ? reason : 'routine-check'

/** The kind as this role reads it: a freeze reads like a stop of new orders to others. */
const kindFor = (reader: Reader, kind: RestrictionKind): RestrictionKind =>
  mayJudge(reader) || kind !== 'freeze' ? kind : 'no-new-orders'

/** What ends it, as this role reads it: an order of a court would reveal the reason. */
const endFor = (reader: Reader, { reason, endsBy }: RestrictionTerms) =>
  mayJudge(reader) || !confidentialReasons.has(reason) ? endsBy : 'check-finished'

type Names = ReadonlyMap<string, string>
const named = (names: Names, id: string) => ({ id: toWireId('staff', id), name: names.get(id) ?? '' })

const termsView = (reader: Reader, names: Names, terms: RestrictionTerms) => ({
  reason: reasonFor(reader, terms.reason),
  endsBy: endFor(reader, terms),
  reviewOn: terms.reviewOn,
  ...(terms.effectiveOn === undefined ? {} : { effectiveOn: terms.effectiveOn }),
  owner: named(names, terms.ownerId),
})

const stepView = (
  reader: Reader,
  names: Names,
  step: RestrictionStep,
): StaffRestriction['history'][number] => ({
  change: step.change,
  at: step.at.toISOString(),
  ...termsView(reader, names, step),
  proposedBy: names.get(step.proposedBy ?? '') ?? '',
  ...(step.decidedBy === undefined ? {} : { confirmedBy: names.get(step.decidedBy) ?? '' }),
  ...(mayJudge(reader) && step.note !== undefined ? { note: step.note } : {}),
})

interface Waiting {
  readonly kind: RestrictionKind
  readonly approval: Approval
}

/** The waiting proposals that this reader may see: compliance all, the others their own. */
async function waitingOf(work: Work, customerId: Id<'customer'>, reader: Reader): Promise<Waiting[]> {
  const found: Waiting[] = []
  for (const kind of restrictionKinds) {
    const approval = (await openApprovals(work, restrictionAction(kind), [customerId])).get(customerId)
    if (approval !== undefined && (mayJudge(reader) || approval.proposedBy === reader.staffId))
      found.push({ kind, approval })
  }
  return found
}

function proposalView(reader: Reader, names: Names, { kind, approval }: Waiting): RestrictionProposal {
  const { change, terms } = proposedRestriction(approval)
  return { ...proposalHead(approval, names), kind, change, ...termsView(reader, names, terms) }
}

/** Restrictions in force as rows of the list. Each lookup is one query for all rows. */
export async function restrictionRows(
  work: Work,
  restrictions: readonly Restriction[],
): Promise<RestrictionRow[]> {
  const customers = await customersFor(
    work,
    restrictions.map(({ customerId }) => customerId),
  )
  const names = await staffNames(work, [...new Set(restrictions.map(({ ownerId }) => ownerId))])
  return restrictions.map(
    ({ id, customerId, kind, reason, endsBy, reviewOn, effectiveOn, ownerId, since }) => ({
      id: toWireId('restriction', id),
      customer: {
        id: toWireId('customer', customerId),
        name: customers.get(customerId)?.name ?? '',
        kind: customers.get(customerId)?.kind ?? 'person',
      },
      kind,
      reason,
      endsBy,
      reviewOn,
      ...(effectiveOn === undefined ? {} : { effectiveOn }),
      owner: named(names, ownerId),
      since: since.toISOString(),
    }),
  )
}

type RestrictionViews = Pick<StaffCustomer, 'restrictions' | 'restrictionProposals' | 'restrictionOwners'>

/** What stops a customer, as this member of staff may read it. A legal hold is shown to analyst and officer only. */
export async function restrictionViews(
  work: Work,
  customerId: Id<'customer'>,
  reader: Reader,
): Promise<RestrictionViews> {
  const all = await restrictionsOf(work, customerId)
  const found = all.filter(({ kind }) => mayJudge(reader) || kind !== 'legal-hold')
  const steps = await stepsOf(
    work,
    found.map(({ id }) => id),
  )
  const waiting = await waitingOf(work, customerId, reader)
  const people = [
    ...steps.flatMap(({ ownerId, proposedBy, decidedBy }) => [ownerId, proposedBy, decidedBy]),
    ...found.map(({ ownerId }) => ownerId),
    ...waiting.flatMap(({ approval }) => [approval.proposedBy, proposedRestriction(approval).terms.ownerId]),
  ]
  const names = await staffNames(work, [...new Set(people.filter((id) => id !== undefined))])
  const owners =
    mayJudge(reader) || reader.role === 'support' ? await staffInRoles(work, complianceRoles) : []
  return {
    restrictions: found.map((restriction) => ({
      id: toWireId('restriction', restriction.id),
      kind: kindFor(reader, restriction.kind),
      ...termsView(reader, names, restriction),
      since: restriction.since.toISOString(),
      ...(restriction.endedAt === undefined ? {} : { endedAt: restriction.endedAt.toISOString() }),
      history: steps
        .filter(({ restrictionId }) => restrictionId === restriction.id)
        .map((step) => stepView(reader, names, step)),
    })),
    restrictionProposals: waiting.map((one) => proposalView(reader, names, one)),
    restrictionOwners: owners.map(({ id, name }) => ({ id: toWireId('staff', id), name })),
  }
}
