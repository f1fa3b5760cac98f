import type { RailsPort } from '../../partners/rails.ts'
import { inForce } from '../../platform/data/versioned.ts'
import type { Desk } from '../../platform/work.ts'
import { followPayout } from './follow.ts'
import type { PayoutStatus } from './payout.ts'
import { lookTomorrow, takeForLook } from './payouts.store.ts'

const actor = { kind: 'system', name: 'payouts' } as const
const BATCH = 100

/** What ended one way and stands another: what was credited came back, what was rejected was paid after all. */
const isNews = (before: PayoutStatus, now: string): boolean =>
  now === 'returned' || (before === 'rejected' && now === 'credited')

/**
 * Asks the rail once a day about payouts that have ended, for as long as they may come back or be paid after all: a
 * message that got lost costs a day and not the money. Answers how many it asked about.
 */
export async function lookAfterEnded(desk: Desk, rails: RailsPort): Promise<number> {
  const taken = await desk.work(actor, (work) => takeForLook(work, BATCH))
  if (taken.length === 0) return 0
  const asked = new Map(taken.map(({ id, status }) => [id, status]))
  const answer = await rails.payoutsByReference([...asked.keys()])
  if (answer.outcome !== 'ok') return 0
  for (const payout of answer.value.items) {
    const before = asked.get(payout.clientReference)
    // What is as it was needs no word.
    if (before === undefined || !isNews(before, payout.status)) continue
    const about = { outcome: 'ok', value: payout, call: answer.call } as const
    await desk.work(actor, (work) => followPayout(work, payout.clientReference, about, 'ask'))
  }
  await desk.work(actor, async (work) => {
    const terms = await inForce<{ lookBackDays: number }>(work, 'return-terms', 'default')
    if (terms === undefined) throw new Error('no return terms are in force')
    await lookTomorrow(work, [...asked.keys()], terms.data.lookBackDays)
  })
  return taken.length === BATCH ? BATCH : 0
}
