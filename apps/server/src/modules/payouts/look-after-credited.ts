import type { RailsPort } from '../../partners/rails.ts'
import { inForce } from '../../platform/data/versioned.ts'
import type { Desk } from '../../platform/work.ts'
import { followPayout } from './follow.ts'
import { lookTomorrow, takeForLook } from './payouts.store.ts'

const actor = { kind: 'system', name: 'payouts' } as const
const BATCH = 100

/**
 * Asks the rail once a day about payouts it has credited, for as long as they may come back: a message that got lost
 * costs a day and not the money. Answers how many it asked about.
 */
export async function lookAfterCredited(desk: Desk, rails: RailsPort): Promise<number> {
  const ids = await desk.work(actor, (work) => takeForLook(work, BATCH))
  if (ids.length === 0) return 0
  const answer = await rails.payoutsByReference(ids)
  if (answer.outcome !== 'ok') return 0
  const asked = new Set(ids)
  for (const payout of answer.value.items) {
    // What is as it was needs no word.
    if (!asked.has(payout.clientReference) || payout.status !== 'returned') continue
    const about = { outcome: 'ok', value: payout, call: answer.call } as const
    await desk.work(actor, (work) => followPayout(work, payout.clientReference, about, 'ask'))
  }
  await desk.work(actor, async (work) => {
    const terms = await inForce<{ lookBackDays: number }>(work, 'return-terms', 'default')
    if (terms === undefined) throw new Error('no return terms are in force')
    await lookTomorrow(work, ids, terms.data.lookBackDays)
  })
  return ids.length === BATCH ? BATCH : 0
}
