import type { PartnerAnswer } from '../../partners/http.ts'
import type { RailPayout } from '../../partners/rails.ts'
import { isOvertaken, type Token } from '../../platform/data/claim.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import type { Work } from '../../platform/work.ts'
import { payoutBecame } from './events.ts'
import { mayFollow, statusOf, UNSETTLED, type Payout, type PayoutStatus } from './payout.ts'
import * as store from './payouts.store.ts'

/** How long until we ask again by ourselves, when no message came: soon at first, then ever less often. */
const askAgainMs = (asks: number) => Math.min(2000 * 2 ** Math.min(asks, 10), 900_000)

const SECOND_LOOK_MS = 2500

type News = { readonly status: PayoutStatus; readonly code: string | undefined }

/** What an answer about a payout tells us; undefined when it tells nothing new. */
function newsOf(answer: PartnerAnswer<RailPayout>, operation: 'submit' | 'ask'): News | undefined {
  if (answer.outcome === 'ok') return { status: statusOf[answer.value.status], code: answer.value.code }
  if (answer.outcome === 'refused') {
    // Asked about and never received: only now is it safe to submit it again, under the same reference.
    if (operation === 'ask') return answer.status === 404 ? { status: 'ready', code: undefined } : undefined
    // 401, 403, 409 and 429 are about us and not about this payout: whether it was taken has to be asked.
    return answer.status === 422
      ? { status: 'rejected', code: answer.code }
      : { status: 'unknown', code: answer.code }
  }
  if (operation === 'ask') return undefined
  return answer.outcome === 'unreachable' ? undefined : { status: 'unknown', code: undefined }
}

/**
 * A rejection sends the customer's money back, so it is believed only when the rail says it twice, some seconds apart,
 * and nobody claims that the recipient was credited. What was refused on submission never was a payout: that is final.
 */
function isInDoubt(work: Work, payout: Payout, news: News, operation: 'submit' | 'ask'): boolean {
  if (news.status !== 'rejected' || operation === 'submit') return false
  if (news.code === UNSETTLED) return true
  const sinceMs = seenSinceMs(work, payout)
  return payout.claimedCredited || sinceMs === undefined || sinceMs < SECOND_LOOK_MS
}

/** How long ago the rail first said that it was rejected; what a clock saw that has gone back since is seen anew. */
function seenSinceMs(work: Work, { rejectedSeenAt }: Payout): number | undefined {
  const sinceMs = rejectedSeenAt && work.realNow.getTime() - rejectedSeenAt.getTime()
  return sinceMs === undefined || sinceMs < 0 ? undefined : sinceMs
}

/** What a rail has done stays true however late it is heard of; what it had not done, or refused, may be past. */
const isLasting = (news: News | undefined): boolean =>
  news !== undefined && ['submitted', 'credited', 'returned'].includes(news.status)

/**
 * Records what the rail said about one payout: news that may follow moves it and is told; anything else changes nothing.
 * `token` is what whoever asked was given: once somebody has taken the payout anew, only what lasts counts.
 */
export async function followPayout(
  work: Work,
  id: string,
  answer: PartnerAnswer<RailPayout>,
  operation: 'submit' | 'ask',
  token?: Token,
): Promise<void> {
  const payout = await store.lockPayout(work, id)
  if (payout === undefined) return
  await recordPartnerCalls(work, payout.transferId, [answer.call])
  if (answer.outcome === 'ok' && payout.railReference === undefined)
    await store.learnRailReference(work, id, answer.value.id)
  const news = newsOf(answer, operation)
  // It said otherwise meanwhile: a rejection has to be said twice again.
  if (answer.outcome === 'ok' && news?.status !== 'rejected' && payout.rejectedSeenAt !== undefined)
    await store.forgetRejection(work, id)
  if (isOvertaken(token, payout.asks) && !isLasting(news)) return
  const dueAt = new Date(work.realNow.getTime() + askAgainMs(payout.asks))
  if (news === undefined || !mayFollow(payout.status, news.status)) {
    return store.setPayout(work, id, payout.status, payout.code, dueAt)
  }
  if (isInDoubt(work, payout, news, operation)) {
    if (seenSinceMs(work, payout) !== undefined)
      return store.setPayout(work, id, payout.status, news.code, dueAt)
    return store.rejectionSeen(work, id, new Date(work.realNow.getTime() + SECOND_LOOK_MS))
  }
  await store.setPayout(work, id, news.status, news.code, news.status === 'ready' ? work.realNow : dueAt)
  await work.emit(payoutBecame(payout, news.status, news.code))
}
