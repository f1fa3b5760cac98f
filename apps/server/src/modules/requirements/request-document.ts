import {
  refuse,
  requirementCodesOf,
  type FieldFault,
  type Refusal,
  type RequirementCode,
  type Id,
} from '@puente/contract'
import { actorText } from '../../platform/actor.ts'
import type { Work } from '../../platform/work.ts'
import { addDays, inSantiago, isDay, type Day } from '../corridors/index.ts'
import { customerFor, type Customer } from '../customers/index.ts'
import { settleDocumentItems } from './on-document.ts'
import { closeRequest, insertRequest } from './requirements.store.ts'

/** Longest period until the due date, in days. */
const LONGEST_DAYS = 366

/** A document request of staff: a message for the customer and a reason for staff. */
export interface Asked {
  readonly code: RequirementCode
  readonly blocks: boolean
  readonly reason: string
  readonly message: string
  readonly dueOn?: Day | undefined
}

function dueFault(dueOn: Day | undefined, today: Day): FieldFault[] {
  if (dueOn === undefined) return []
  const fault = !isDay(dueOn)
    ? 'not-a-date'
    : dueOn < today
      ? 'already-past'
      : dueOn > addDays(today, LONGEST_DAYS)
        ? 'too-far'
        : undefined
  return fault === undefined ? [] : [{ at: 'dueOn', fault }]
}

/** Requests a document from one customer, in addition to the rules. Refuses while the same is requested. */
export async function requestDocument(
  work: Work,
  customerId: Id<'customer'>,
  asked: Asked,
): Promise<Customer | Refusal<'not-found' | 'fields-wrong' | 'document-asked-already'>> {
  const customer = await customerFor(work, customerId)
  if (customer === undefined) return refuse('not-found')
  const faults: FieldFault[] = [
    ...(requirementCodesOf[customer.kind].includes(asked.code)
      ? []
      : [{ at: 'code', fault: 'not-a-choice' }]),
    ...dueFault(asked.dueOn, inSantiago(work.now).day),
  ]
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const request = {
    ...asked,
    dueOn: asked.dueOn,
    askedBy: actorText(work.actor),
    askedAt: work.now,
  }
  if (!(await insertRequest(work, customerId, request))) return refuse('document-asked-already')
  await work.audit({ action: 'request-document', subject: customerId, facts: { code: asked.code } })
  await settleDocumentItems(work, customerId)
  return customer
}

/** Withdraws a document request. Refuses with `not-found` when none is open. */
export async function withdrawRequest(
  work: Work,
  customerId: Id<'customer'>,
  code: RequirementCode,
): Promise<Customer | Refusal<'not-found'>> {
  const customer = await customerFor(work, customerId)
  if (customer === undefined || !(await closeRequest(work, customerId, code, 'withdrawn')))
    return refuse('not-found')
  await work.audit({ action: 'withdraw-document-request', subject: customerId, facts: { code } })
  await settleDocumentItems(work, customerId)
  return customer
}
