import type { Known } from '../../instructions/index.ts'
import { refundTakes } from './refund-instructions.store.ts'
import { sweepsNamed } from '../sweeps/sweeps.store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The books' records of refunds and sweeps. A refund is counted as taken before the bank is called; a sweep is stored
 * as taken.
 */
export const bankInstructionsKnown: Known = async (work, references) => {
  const ids = references.filter((reference) => UUID.test(reference))
  const [refunds, sweeps] = await Promise.all([refundTakes(work, ids), sweepsNamed(work, ids)])
  return new Map([
    ...refunds.map(({ id, attempts }) => [id, attempts > 0 ? 'sent' : 'never-sent'] as const),
    ...sweeps.map((id) => [id, 'sent'] as const),
  ])
}
