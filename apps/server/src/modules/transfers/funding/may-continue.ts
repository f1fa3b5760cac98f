import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { latestHits, type Screening } from '../../screening/index.ts'
import { wasReleased } from '../reviews/reviews.store.ts'

/** Whether a screening lets a transfer continue: list entries that two people have released do not stop it again. */
export async function mayContinue(
  work: Work,
  transferId: Id<'transfer'>,
  screening: Screening,
): Promise<boolean> {
  if (screening.verdict === 'clear') return true
  if (!(await wasReleased(work, transferId))) return false
  const seen = new Set((await latestHits(work, transferId)).map(({ entryId }) => entryId))
  return screening.hits.length > 0 && screening.hits.every(({ entryId }) => seen.has(entryId))
}
