import { toWireId } from '@puente/contract'
import type { RestrictionKind, RestrictionReason, StaffCustomer, StaffSession } from '@puente/contract/staff'
import { expect } from 'vitest'
import { addDays, santiagoDay } from '../src/modules/corridors/index.ts'
import type { Client } from './client.ts'

const reasons: Readonly<Record<RestrictionKind, RestrictionReason>> = {
  'no-new-orders': 'lost-credentials',
  'access-suspended': 'lost-credentials',
  exit: 'documents',
  freeze: 'court-order',
  'legal-hold': 'court-order',
}

/** A valid restriction owned by this client, counted from the day on the server of the client. */
export async function restrictionBody(owner: Client, kind: RestrictionKind) {
  const { body } = await owner.get<StaffSession>('/api/session')
  const queue = await owner.get<{ at: string }>('/api/work-queue')
  const today = santiagoDay(new Date(queue.body.at)).day
  return {
    kind,
    reason: reasons[kind],
    endsBy: kind === 'exit' ? 'relationship-closed' : 'check-finished',
    reviewOn: addDays(today, 20),
    ...(kind === 'exit' ? { effectiveOn: addDays(today, 40) } : {}),
    ownerId: body.staff.id,
    note: 'Prueba',
  } as const
}

/** Proposes a restriction. Returns the id of the proposal. */
export async function proposed(proposer: Client, customerId: string, body: object): Promise<string> {
  const path = `/api/customers/${toWireId('customer', customerId)}/restrictions`
  const made = await proposer.post<{ proposal: { id: string } }>(path, body)
  expect(made.status).toBe(201)
  return made.body.proposal.id
}

/** The page of a customer as this member of staff reads it. */
export const customerPageOf = async (reader: Client, customerId: string): Promise<StaffCustomer> =>
  (await reader.get<StaffCustomer>(`/api/customers/${toWireId('customer', customerId)}`)).body

/** Restricts a customer with two people. Returns the id of the restriction. */
export async function restrictionSet(
  { proposer, decider }: { readonly proposer: Client; readonly decider: Client },
  customerId: string,
  kind: RestrictionKind,
  more: object = {},
): Promise<string> {
  const body = { ...(await restrictionBody(decider, kind)), ...more }
  const proposal = await proposed(proposer, customerId, body)
  const decided = await decider.post(`/api/approvals/${proposal}/decision`, { decision: 'confirm' })
  expect(decided.status).toBe(200)
  const { restrictions } = await customerPageOf(decider, customerId)
  return restrictions.find((one) => one.kind === kind)?.id ?? ''
}

/** Ends a restriction with two people. */
export async function restrictionEnded(
  { proposer, decider }: { readonly proposer: Client; readonly decider: Client },
  restriction: string,
): Promise<void> {
  const path = `/api/restrictions/${restriction}/end`
  const ended = await proposer.post<{ proposal: { id: string } }>(path, { note: 'Orden alzada' })
  const decision = `/api/approvals/${ended.body.proposal.id}/decision`
  expect((await decider.post(decision, { decision: 'confirm' })).status).toBe(200)
}
