import { toWireId, type IdentityPart, type RequirementState, type Id } from '@puente/contract'
import type { IdentityView, RequirementWire } from '@puente/contract/customer'
import type { DocumentRequirementsWire } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { inSantiago } from '../corridors/index.ts'
import type { Customer } from '../customers/index.ts'
import { declaredCompany, peopleWire } from '../onboarding/index.ts'
import { companyPeople } from './company-people/people.ts'
import { rulesInForce } from './requirement-rules.ts'
import { neededParts } from './identity/identity-outstanding.store.ts'
import { identityFor } from './identity/identity.store.ts'
import { askedOf, messageOf, requestsOf, type Asked } from './requirements.store.ts'
import { countingDocuments } from './reviews.store.ts'

/** The identity document of a customer in the format of the API. */
export async function identityView(work: Work, customerId: Id<'customer'>): Promise<IdentityView> {
  const identity = await identityFor(work, customerId)
  if (identity === undefined) return { needs: ['front', 'back'], faults: {} }
  const { onFile, announced, frontFault, backFault, answerBy } = identity
  return {
    ...(onFile === undefined
      ? {}
      : {
          onFile: {
            type: onFile.type,
            nationality: onFile.nationality,
            printedEnd: onFile.printedEnd,
            effectiveEnd: onFile.effectiveEnd,
          },
        }),
    ...(announced === undefined ? {} : { announced }),
    needs: (await neededParts(work, customerId)) as IdentityPart[],
    faults: {
      ...(frontFault === undefined ? {} : { front: frontFault }),
      ...(backFault === undefined ? {} : { back: backFault }),
    },
    ...(answerBy === undefined ? {} : { answerBy: answerBy.toISOString() }),
  }
}

/** State of a required document, by the last file sent for it. */
function stateOf({ isThere, state, holdsUntil }: Asked, today: string): RequirementState {
  if (isThere) return 'accepted'
  if (state === 'received' || state === 'in-review') return 'waiting'
  if (state === 'refused') return 'refused'
  return holdsUntil !== null && holdsUntil < today ? 'too-old' : 'missing'
}

const askedWire = (work: Work, customerId: Id<'customer'>, { message, dueOn }: Asked) => ({
  ...(message === null ? {} : { message: messageOf(work, customerId, message) }),
  ...(dueOn === null ? {} : { dueOn }),
})

/** Everything that a customer has to supply, with its state. */
export async function requirementsView(
  work: Work,
  { id, kind }: Pick<Customer, 'id' | 'kind'>,
): Promise<RequirementWire[]> {
  const rules = await rulesInForce(work)
  const today = inSantiago(work.now).day
  const asked = await askedOf(work, { kind, rules, today, only: [id] })
  return asked.map((one) => {
    const state = stateOf(one, today)
    const months = one.code === 'identity' ? undefined : rules.data.maxAgeMonths[one.code]
    return {
      code: one.code,
      state,
      blocks: one.blocks,
      ...(state === 'refused' && one.reason !== null
        ? { reason: one.reason as NonNullable<RequirementWire['reason']> }
        : {}),
      ...(months === undefined ? {} : { maxAgeMonths: months }),
      ...(one.holdsUntil === null ? {} : { holdsUntil: one.holdsUntil }),
      ...(one.isAsked ? { asked: askedWire(work, id, one) } : {}),
    }
  })
}

/** The customer file: identity, requirements, requests and documents, for staff. */
export async function documentRequirementsView(
  work: Work,
  customer: Customer,
): Promise<DocumentRequirementsWire> {
  const { id, name, kind } = customer
  const requests = await requestsOf(work, id)
  const staffId = (askedBy: string) => askedBy.replace(/^staff:/, '')
  const names = await staffNames(
    work,
    requests.filter(({ askedBy }) => askedBy.startsWith('staff:')).map(({ askedBy }) => staffId(askedBy)),
  )
  const file = kind === 'company' ? await declaredCompany(work, id) : undefined
  return {
    ...(file === undefined ? {} : { people: peopleWire(await companyPeople(work, id, file)) }),
    customer: { id: toWireId('customer', id), name, kind },
    identity: await identityView(work, id),
    requirements: await requirementsView(work, customer),
    requests: requests.map(({ code, blocks, reason, message, dueOn, askedBy, askedAt }) => ({
      code,
      blocks,
      reason,
      ...(message === undefined ? {} : { message }),
      ...(dueOn === undefined ? {} : { dueOn }),
      by: names.get(staffId(askedBy)) ?? '',
      askedAt: askedAt.toISOString(),
    })),
    documents: (await countingDocuments(work, id)).map(
      ({ id: documentId, side, reason: why, receivedAt, decidedAt, ...document }) => ({
        ...document,
        id: toWireId('document', documentId),
        ...(side === null ? {} : { side }),
        ...(why === null ? {} : { reason: why }),
        receivedAt: receivedAt.toISOString(),
        ...(decidedAt === null ? {} : { decidedAt: decidedAt.toISOString() }),
      }),
    ),
  }
}
