import { isRefusal, toWireId, type Id } from '@puente/contract'
import { customerEndpoints, type ClosureWire, type OpenThingWire } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { membersFor } from '../access/index.ts'
import {
  beginClosure,
  closureOf,
  customerFor,
  lockCustomer,
  relationshipTerms,
  withdrawClosure,
} from '../customers/index.ts'
import { cancelUnpaid, delaysOf, openMoneyOf, tryToComplete } from './complete-closures.ts'
import { openComplaintsOf, type OpenRow } from './open-things.store.ts'

function acting({ actor }: Work) {
  if (actor.kind !== 'customer') throw new Error('a closing is a customer’s')
  return actor
}

const openWire = ({ kind, id, reference, amountMinor }: OpenRow): OpenThingWire => ({
  kind,
  ...(kind === 'received-money'
    ? {}
    : { id: kind === 'debt' ? toWireId('receivable', id) : toWireId('transfer', id) }),
  ...(reference === null ? {} : { reference }),
  amount: { amount: String(amountMinor), currency: 'CLP' },
})

async function openThings(work: Work, customerId: Id<'customer'>): Promise<OpenThingWire[]> {
  const customer = await customerFor(work, customerId)
  const rows = await openMoneyOf(work, customerId, customer?.rut)
  return [
    ...rows.map(openWire),
    ...(customer?.identity === 'submitted' ? [{ kind: 'application' } as const] : []),
  ]
}

/** Whether the account is open, being closed or closed, as its members read it. */
async function closureView(work: Work): Promise<ClosureWire> {
  const { customerId, userId } = acting(work)
  const closure = await closureOf(work, customerId)
  const { keptYears } = await relationshipTerms(work)
  const members = await membersFor(work, customerId)
  const common = {
    keptYears,
    complaints: (await openComplaintsOf(work, customerId)).map(({ id, folio, dueAt }) => ({
      id: toWireId('thread', id),
      folio,
      ...(dueAt === undefined ? {} : { dueAt: dueAt.toISOString() }),
    })),
    others: members.filter((member) => member.userId !== userId).map(({ name, role }) => ({ name, role })),
  }
  if (closure === undefined) return { state: 'open', open: await openThings(work, customerId), ...common }
  const { cause, askedAt, completedAt, keptUntil } = closure
  const since = { cause, since: askedAt.toISOString() }
  return completedAt === undefined || keptUntil === undefined
    ? { state: 'closing', ...since, open: await openThings(work, customerId), ...common }
    : { state: 'closed', ...since, closedAt: completedAt.toISOString(), keptUntil, open: [], ...common }
}

/** Handlers by which customers close their account. */
export const closureHandlers: readonly Handler[] = [
  handler(customerEndpoints.getClosure, closureView),
  handler(customerEndpoints.requestClosure, async (work) => {
    const { customerId } = acting(work)
    await cancelUnpaid(work, customerId)
    await lockCustomer(work, customerId)
    const begun = await beginClosure(work, customerId, 'customer', await delaysOf(work, customerId))
    if (isRefusal(begun)) return begun
    await tryToComplete(work, customerId)
    return closureView(work)
  }),
  handler(customerEndpoints.withdrawClosure, async (work) => {
    const { customerId } = acting(work)
    await lockCustomer(work, customerId)
    const withdrawn = await withdrawClosure(work, customerId, 'customer')
    return isRefusal(withdrawn) ? withdrawn : undefined
  }),
]
