import type { Known } from '../instructions/index.ts'
import { tokensOf } from './payouts.store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the books have of payouts: a take is counted before the rail is asked, so one never taken was never sent. */
export const payoutsKnown: Known = async (work, references) => {
  const ids = references.filter((reference) => UUID.test(reference))
  const taken = await tokensOf(work, ids)
  return new Map([...taken].map(([id, asks]) => [id, asks > 0 ? 'sent' : 'never-sent'] as const))
}
