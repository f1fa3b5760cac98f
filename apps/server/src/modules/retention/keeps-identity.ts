import type { Id } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { planOf } from './customer-plan.ts'

/** Whether the identity of a customer, with the documents that prove it, is still kept. */
export async function keepsIdentity(work: Work, customerId: Id<'customer'>): Promise<boolean> {
  const { classes } = await planOf(work, customerId)
  return !classes.some(({ dataClass, mayGo }) => dataClass === 'identity' && mayGo)
}
