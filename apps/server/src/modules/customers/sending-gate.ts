import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { statusOf } from './customers.store.ts'

/** Refuses sending for the acting customer unless the account is active; undefined lets the request go on. */
export async function sendingGate(work: Work): Promise<Refusal<'quote-only'> | undefined> {
  if (work.actor.kind !== 'customer') return undefined
  return (await statusOf(work, work.actor.customerId)) === 'active' ? undefined : refuse('quote-only')
}
