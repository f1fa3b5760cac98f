import { readsCompliance, toWireId, type Id, type StaffRole } from '@puente/contract'
import type { DataRequestWire } from '@puente/contract/customer'
import { approvalKinds, type DataRequestRow, type StaffDataRequest } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { contactsOf, staffNames } from '../access/index.ts'
import { openApprovals, proposalHead } from '../approvals/index.ts'
import { customersFor, restrictionsOf } from '../customers/index.ts'
import { ERASURE_ACTION } from './answer-request.ts'
import { mayExtend, mayWithdraw } from './clock.ts'
import type { DataRequest, WholeDataRequest } from './data-request.ts'
import { requestFor } from './requests.store.ts'

const at = <Name extends string>(name: Name, value: Date | undefined) =>
  (value === undefined ? {} : { [name]: value.toISOString() }) as { readonly [N in Name]?: string }

const headOf = (request: DataRequest) => ({
  id: toWireId('data-request', request.id),
  folio: request.folio,
  kind: request.kind,
  state: request.state,
  receivedAt: request.receivedAt.toISOString(),
  dueAt: request.dueAt.toISOString(),
  ...at('extendedAt', request.extendedAt),
  ...at('answeredAt', request.answeredAt),
  ...at('liftedAt', request.liftedAt),
})

const textsOf = ({ text, extensionReason, answer }: WholeDataRequest) => ({
  text,
  ...(extensionReason === undefined ? {} : { extensionReason }),
  ...(answer === undefined ? {} : { answer }),
})

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** Requests as their person reads them: staff appear with their first name. */
export async function requestViews(
  work: Work,
  requests: readonly WholeDataRequest[],
): Promise<DataRequestWire[]> {
  const names = await staffNames(work, [...new Set(requests.flatMap(({ answeredBy }) => answeredBy ?? []))])
  return requests.map((request) => {
    const name = names.get(request.answeredBy ?? '')
    return {
      ...headOf(request),
      ...textsOf(request),
      ...(name === undefined ? {} : { answeredBy: firstName(name) }),
      mayWithdraw: mayWithdraw(request),
    }
  })
}

/** One request as its person reads it. */
export async function requestView(work: Work, request: WholeDataRequest): Promise<DataRequestWire> {
  const [view] = await requestViews(work, [request])
  if (view === undefined) throw new Error('a request has one view')
  return view
}

/** Requests as rows of the register, with their customers. */
export async function requestRows(work: Work, requests: readonly DataRequest[]): Promise<DataRequestRow[]> {
  const customers = await customersFor(work, [...new Set(requests.map(({ customerId }) => customerId))])
  return requests.flatMap((request) => {
    const customer = customers.get(request.customerId)
    if (customer === undefined) return []
    const { id, name, kind } = customer
    return [{ ...headOf(request), customer: { id: toWireId('customer', id), name, kind } }]
  })
}

/** Whether a role may read legal holds: the roles of compliance, and those that confirm erasures, which a hold prevents. */
const readsLegalHold = (role: StaffRole): boolean =>
  readsCompliance(role) || approvalKinds.erasure.decides.some((one) => one === role)

/** Whether a legal hold on the customer is in force. False for a role that may not read legal holds. */
async function isHeld(work: Work, customerId: Id<'customer'>, role: StaffRole): Promise<boolean> {
  if (!readsLegalHold(role)) return false
  const restrictions = await restrictionsOf(work, customerId)
  return restrictions.some(({ kind, endedAt }) => kind === 'legal-hold' && endedAt === undefined)
}

/** Whether a legal hold on the customer of a request is in force. False for a role that may not read legal holds. */
export async function isRequestHeld(work: Work, id: string, role: StaffRole): Promise<boolean> {
  const request = await requestFor(work, id)
  return request !== undefined && isHeld(work, request.customerId, role)
}

/** One request as staff read it. The view is recorded, because it contains personal data. */
export async function staffRequestView(work: Work, request: WholeDataRequest): Promise<StaffDataRequest> {
  if (work.actor.kind !== 'staff') throw new Error('only staff read a request of another person')
  await work.audit({ action: 'look-at-data-request', subject: request.id })
  const [row] = await requestRows(work, [request])
  if (row === undefined) throw new Error(`the customer of request ${request.id} is gone`)
  const { userId, extendedBy, answeredBy, confirmedBy, proposedAnswer } = request
  const contact = (await contactsOf(work, [userId])).get(userId)
  const proposal = (await openApprovals(work, ERASURE_ACTION, [request.id])).get(request.id)
  const staffIds = [extendedBy, answeredBy, confirmedBy, proposal?.proposedBy].flatMap((id) => id ?? [])
  const names = await staffNames(work, [...new Set(staffIds)])
  const by = <Name extends string>(name: Name, id: string | undefined) =>
    (id === undefined ? {} : { [name]: names.get(id) ?? '' }) as { readonly [N in Name]?: string }
  return {
    ...row,
    ...textsOf(request),
    person: { id: toWireId('user', userId), name: contact?.name ?? '', email: contact?.email ?? '' },
    ...by('extendedBy', extendedBy),
    ...by('answeredBy', answeredBy),
    ...by('confirmedBy', confirmedBy),
    mayExtend: mayExtend(request, work.now),
    legalHold: await isHeld(work, request.customerId, work.actor.role),
    ...(proposal === undefined ? {} : { proposal: proposalHead(proposal, names) }),
    ...(proposal === undefined || proposedAnswer === undefined ? {} : { proposedAnswer }),
  }
}
