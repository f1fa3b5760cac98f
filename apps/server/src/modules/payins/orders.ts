import type { Id } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import type { PayinOrder } from './payin.ts'
import * as store from './payins.store.ts'
import { heldMinor as heldOf } from './received/payments.store.ts'

export interface OpenOrder {
  readonly id: Id<'transfer'>
  readonly reference: string
  readonly customerId: Id<'customer'>
  /** Only money from this RUT funds the order. */
  readonly payerRut: string
  readonly amountMinor: bigint
  readonly deadlineAt: Date
}

/** Opens the order for payment, in the work that creates the transfer. */
export async function openOrder(work: Work, { payerRut, ...order }: OpenOrder): Promise<void> {
  await store.insertOrder(work, {
    ...order,
    closedAt: undefined,
    payerRutIndex: store.rutIndex(work.vault, payerRut),
  })
}

/** Closes the order: later payments for it are refunded. */
export const closeOrder = (work: Work, id: string): Promise<void> => store.closeOrderRow(work, id)

/** Postpones the payment deadline. */
export const postponeDeadline = (work: Work, id: string, deadlineAt: Date): Promise<void> =>
  store.setDeadline(work, id, deadlineAt)

/** Opens the order for payment again after one of its payments was reversed. */
export const reopenForPayment = (work: Work, id: string): Promise<void> => store.openOrderRow(work, id)

/** What an order has received and what is missing, in CLP. */
export async function fundingOf(
  work: Work,
  id: string,
): Promise<{ readonly order: PayinOrder; readonly heldMinor: bigint; readonly remainingMinor: bigint }> {
  const order = await store.orderFor(work, id)
  if (order === undefined) throw new Error(`no payin order ${id}`)
  const heldMinor = await heldOf(work, id)
  const missing = order.amountMinor - heldMinor
  return { order, heldMinor, remainingMinor: missing > 0n ? missing : 0n }
}

/** Sets another amount and a later deadline, also for a closed order: it got another price. */
export const reopenOrder = (
  work: Work,
  id: string,
  order: { readonly amountMinor: bigint; readonly deadlineAt: Date },
): Promise<void> => store.reopenOrderRow(work, id, order.amountMinor, order.deadlineAt)
