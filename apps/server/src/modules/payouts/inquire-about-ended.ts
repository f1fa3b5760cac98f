import { settingKind } from '@puente/contract/staff'
import type { PartnerAnswer } from '../../partners/http.ts'
import type { RailPayout, RailsPort, RailStatus } from '../../partners/rails.ts'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Runtime } from '../../platform/work.ts'
import { followPayout } from './follow.ts'
import { mayFollow, statusOf, type PayoutStatus } from './payout.ts'
import { scheduleInquiry, takeDueInquiries, type Ended } from './inquiries.store.ts'

const actor = { kind: 'system', name: 'payouts' } as const
const BATCH = 100

/**
 * Whether the rail's status contradicts the recorded end: a credited payout was returned, or a rejected one was paid.
 */
const isNews = (before: PayoutStatus, now: RailStatus): boolean => mayFollow(before, statusOf[now])

/**
 * Queries the rail about these payouts: in one request, or one by one when a second answer is awaited or the batch is
 * refused.
 */
async function askedAbout(
  rails: RailsPort,
  ended: readonly Ended[],
): Promise<{ readonly one: Ended; readonly answer: PartnerAnswer<RailPayout> }[]> {
  const settled = ended.filter(({ isDoubted }) => !isDoubted)
  const together =
    settled.length === 0 ? undefined : await rails.payoutsByReference(settled.map(({ id }) => id))
  const isRefused = together?.outcome === 'refused'
  const alone = isRefused ? ended : ended.filter(({ isDoubted }) => isDoubted)
  const lost =
    together === undefined || together.outcome === 'ok' || together.outcome === 'refused'
      ? []
      : settled.map((one) => ({ one, answer: together }))
  const known = new Map(settled.map((one) => [one.id, one]))
  const found = (together?.outcome === 'ok' ? together.value.items : []).flatMap((value) => {
    const one = known.get(value.clientReference)
    if (one === undefined || together === undefined) return []
    return [{ one, answer: { outcome: 'ok', value, call: together.call } as const }]
  })
  const each = await Promise.all(
    alone.map(async (one) => ({ one, answer: await rails.payoutByReference(one.id) })),
  )
  return [...lost, ...found, ...each]
}

/**
 * Queries the rail once a day about ended payouts, for as long as they may be returned or paid. It detects an outcome
 * whose message was lost. Returns the number of inquiries.
 */
export async function inquireAboutEnded(runtime: Runtime, rails: RailsPort): Promise<number> {
  const taken = await runtime.work(actor, (work) => takeDueInquiries(work, BATCH))
  if (taken.length === 0) return 0
  const asked = await askedAbout(rails, taken)
  for (const { one, answer } of asked) {
    // Nothing changed and no second answer is awaited: there is nothing to record.
    if (answer.outcome !== 'ok' || !(one.isDoubted || isNews(one.status, answer.value.status))) continue
    await runtime.work(actor, (work) => followPayout(work, one.id, answer, 'ask'))
  }
  await runtime.work(actor, async (work) => {
    const terms = await settingInForce(work, settingKind.returnTerms)
    // Payouts without an answer are queried again when their lease ends.
    const isLost = ({ outcome }: PartnerAnswer<RailPayout>) =>
      outcome === 'unknown' || outcome === 'unreachable'
    const lost = new Set(asked.filter(({ answer }) => isLost(answer)).map(({ one }) => one.id))
    const answered = taken.map(({ id }) => id).filter((id) => !lost.has(id))
    await scheduleInquiry(work, answered, terms.data.lookBackDays)
  })
  return taken.length === BATCH ? BATCH : 0
}
