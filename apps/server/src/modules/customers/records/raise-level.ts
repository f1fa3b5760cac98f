import { settle } from '../../pending-items/index.ts'
import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { dueDiligenceOf } from '../limits/due-diligence.ts'
import type { CustomerLevel } from './customer.ts'
import { lockCustomer, setLevel } from './customers.store.ts'

/** Raises a customer to a level: its published limits apply from the next order. Never lowers it. */
export async function raiseLevel(
  work: Work,
  customerId: Id<'customer'>,
  level: CustomerLevel,
): Promise<void> {
  const customer = await lockCustomer(work, customerId)
  if (customer === undefined) throw new Error(`customer ${customerId} is not there`)
  await setLevel(work, customerId, level)
  // A higher level has other thresholds of evidence.
  await settle(work, [dueDiligenceOf(customer.kind)], [customerId])
}
