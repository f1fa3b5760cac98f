import type { Known } from '../instructions/index.ts'
import { knownPayouts } from './payouts.store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The books' records of payouts. A payout is counted as taken before the rail is called, so one without a take was
 * never sent.
 */
export const payoutsKnown: Known = async (work, references) => {
  const ids = references.filter((reference) => UUID.test(reference))
  const taken = await knownPayouts(work, ids)
  return new Map([...taken.values()].map(({ id, asks }) => [id, asks > 0 ? 'sent' : 'never-sent'] as const))
}
