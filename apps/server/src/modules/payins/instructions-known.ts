import type { Known } from '../instructions/index.ts'
import { refundTakes } from './refund-instructions.store.ts'
import { sweepsNamed } from './sweeps.store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the books have of refunds and sweeps: a take is counted before the bank is asked; a sweep is written as taken. */
export const bankInstructionsKnown: Known = async (work, references) => {
  const ids = references.filter((reference) => UUID.test(reference))
  const [refunds, sweeps] = await Promise.all([refundTakes(work, ids), sweepsNamed(work, ids)])
  return new Map([
    ...refunds.map(({ id, attempts }) => [id, attempts > 0 ? 'sent' : 'never-sent'] as const),
    ...sweeps.map((id) => [id, 'sent'] as const),
  ])
}
