import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { maySend } from './customers.store.ts'

/**
 * Refuses sending unless the acting customer's account is active and a representative may sign alone. Undefined when
 * allowed.
 */
export async function sendingGate(work: Work): Promise<Refusal<'quote-only'> | undefined> {
  if (work.actor.kind !== 'customer') return undefined
  return (await maySend(work, work.actor.customerId)) ? undefined : refuse('quote-only')
}
