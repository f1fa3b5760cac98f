import type { PartnerAnswer } from '../../partners/http.ts'
import type { RailPayout } from '../../partners/rails.ts'
import { isOvertaken, type Token } from '../../platform/data/claim.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import { failureOf, partnerError } from '../../platform/partner-errors/index.ts'
import type { Work } from '../../platform/work.ts'
import { payoutBecame } from './events.ts'
import { isSettled, mayFollow, statusOf, type Payout, type PayoutStatus } from './payout.ts'
import * as store from './payouts.store.ts'

/** How long until we ask again by ourselves, when no message came: soon at first, then ever less often. */
const askAgainMs = (asks: number) => Math.min(2000 * 2 ** Math.min(asks, 10), 900_000)

const SECOND_LOOK_MS = 2500

type News = {
  readonly status: PayoutStatus
  readonly code: string | undefined
  /** Ready again, because the rail refused it for something that passes. */
  readonly pauseMs?: number
}

/** The rail does not have it: the same attempt again while the table of errors says so, and else it is rejected. */
function notTaken({ refusals }: Payout, code: string): News {
  const { retry } = partnerError('rails', code)
  return retry === undefined || refusals >= retry.times
    ? { status: 'rejected', code }
    : { status: 'ready', code, pauseMs: retry.pauseMs }
}

/** What an answer about a payout tells us; undefined when it tells nothing new. */
function newsOf(
  payout: Payout,
  answer: PartnerAnswer<RailPayout>,
  operation: 'submit' | 'ask',
): News | undefined {
  if (answer.outcome === 'ok') return { status: statusOf[answer.value.status], code: answer.value.code }
  if (operation === 'ask') {
    // Asked about and never received: only now is it safe to submit it again, under the same reference.
    if (answer.outcome !== 'refused' || answer.status !== 404) return undefined
    const { code, railReference } = payout
    return code === undefined || railReference !== undefined
      ? { status: 'ready', code: undefined }
      : notTaken(payout, code)
  }
  if (failureOf('rails', answer).word === 'ask')
    return { status: 'unknown', code: answer.outcome === 'refused' ? answer.code : undefined }
  return answer.outcome === 'refused' ? notTaken(payout, answer.code) : undefined
}

/**
 * A rejection sends the customer's money back, so it is believed only when the rail says it twice, some seconds apart,
 * and nobody claims that the recipient was credited. What was refused on submission never was a payout: that is final.
 */
function isInDoubt(work: Work, payout: Payout, news: News, operation: 'submit' | 'ask'): boolean {
  if (news.status !== 'rejected' || operation === 'submit') return false
  if (!isSettled(news.code)) return true
  const sinceMs = seenSinceMs(work, payout)
  return payout.claimedCredited || sinceMs === undefined || sinceMs < SECOND_LOOK_MS
}

/** How long ago the rail first said that it was rejected; what a clock saw that has gone back since is seen anew. */
function seenSinceMs(work: Work, { rejectedSeenAt }: Payout): number | undefined {
  const sinceMs = rejectedSeenAt && work.realNow.getTime() - rejectedSeenAt.getTime()
  return sinceMs === undefined || sinceMs < 0 ? undefined : sinceMs
}

const isUntaken = ({ status }: Payout): boolean => status === 'ready' || status === 'unknown'

/** The same attempt again under its own reference, ever later: what the rail refused cannot have been paid. */
async function tryLater(work: Work, payout: Payout, { code = '', pauseMs = 0 }: News): Promise<void> {
  const waitMs = Math.max(pauseMs, askAgainMs(payout.refusals))
  await store.refusedUntaken(work, payout.id, code, new Date(work.realNow.getTime() + waitMs))
  if (payout.status === 'unknown') await work.emit(payoutBecame(payout, 'ready', code))
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
  const news = newsOf(payout, answer, operation)
  // It said otherwise meanwhile: a rejection has to be said twice again.
  if (answer.outcome === 'ok' && news?.status !== 'rejected' && payout.rejectedSeenAt !== undefined)
    await store.forgetRejection(work, id)
  if (isOvertaken(token, payout.asks) && !isLasting(news)) return
  const dueAt = new Date(work.realNow.getTime() + askAgainMs(payout.asks))
  if (news?.pauseMs !== undefined && isUntaken(payout)) return tryLater(work, payout, news)
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
