import type { Id } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import type { Work } from '../../../platform/work.ts'
import { customerIdOf } from '../../customers/index.ts'
import { orderFor } from '../payins.store.ts'
import { payersOf } from './payments.store.ts'

/** The customer with the RUT that a bank reported, if it is one. */
export async function customerOfRut(work: Work, reported: string): Promise<string | undefined> {
  const rut = parseRut(reported)
  return 'fault' in rut ? undefined : customerIdOf(work, rut.normalised)
}

/** The customer who paid, if they have an account: that of the order, otherwise the one with the payer's RUT. */
export async function customerOfPayment(
  work: Work,
  paymentId: Id<'payment'>,
  orderId: Id<'transfer'> | undefined,
): Promise<string | undefined> {
  if (orderId !== undefined) return (await orderFor(work, orderId))?.customerId
  const from = (await payersOf(work, [paymentId])).get(paymentId)
  return from && customerOfRut(work, from.payer.rut)
}
