import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { maySend } from './customers.store.ts'

/** Refuses sending for the acting customer unless the account is active and may sign alone; undefined lets the request go on. */
export async function sendingGate(work: Work): Promise<Refusal<'quote-only'> | undefined> {
  if (work.actor.kind !== 'customer') return undefined
  return (await maySend(work, work.actor.customerId)) ? undefined : refuse('quote-only')
}
