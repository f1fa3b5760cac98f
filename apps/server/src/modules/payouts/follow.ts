import type { PartnerAnswer } from '../../partners/http.ts'
import type { RailPayout } from '../../partners/rails.ts'
import { isLeaseLost, type Token } from '../../platform/data/lease.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import {
  failureOf,
  isConfirmed,
  partnerError,
  sinceFirstAnswerMs,
  SECOND_ANSWER_MS,
} from '../../platform/partner-errors/index.ts'
import type { Work } from '../../platform/work.ts'
import { payoutBecame } from './events.ts'
import {
  hasEnded,
  isSettled,
  isUnknownThere,
  mayFollow,
  NEVER_TAKEN,
  statusOf,
  type Payout,
  type PayoutStatus,
} from './payout.ts'
import { inquireSoon } from './inquiries.store.ts'
import * as store from './payouts.store.ts'
import { payoutTerms } from './terms.ts'

const HOUR_MS = 3_600_000

/** Delay of the next inquiry when no message arrives, growing with each inquiry. */
const askAgainMs = (asks: number) => Math.min(2000 * 2 ** Math.min(asks, 10), 900_000)

type News = {
  readonly status: PayoutStatus
  readonly code: string | undefined
  /** Ready again: the rail refused it for a temporary reason, or reports that it does not have it. */
  readonly pauseMs?: number
}

/**
 * The rail's answer, the operation, and whether the rail has denied having the payout for as long as the terms allow.
 */
interface RailReport {
  readonly answer: PartnerAnswer<RailPayout>
  readonly operation: 'submit' | 'ask'
  readonly isGivenUp: boolean
}

/**
 * The rail does not have it: the same attempt again while the table of partner errors allows it; otherwise it is
 * rejected.
 */
function notTaken({ refusals }: Payout, code: string): News {
  const { retry } = partnerError('rails', code)
  return retry === undefined || refusals >= retry.times
    ? { status: 'rejected', code }
    : { status: 'ready', code, pauseMs: retry.pauseMs }
}

/**
 * The rail reports that it does not have the payout. It is submitted again under the same reference; staff decide after
 * the limit.
 */
function neverHad(payout: Payout, { isGivenUp }: RailReport): News {
  const { code, railReference } = payout
  if (code !== undefined && isSettled(code) && railReference === undefined) return notTaken(payout, code)
  if (isGivenUp) return { status: 'rejected', code: NEVER_TAKEN }
  return code === undefined ? { status: 'ready', code } : { status: 'ready', code, pauseMs: 0 }
}

/** The news in an answer about a payout; undefined when there is none. */
function newsOf(payout: Payout, said: RailReport): News | undefined {
  const { answer, operation } = said
  if (answer.outcome === 'ok') return { status: statusOf[answer.value.status], code: answer.value.code }
  // An inquiry confirms that the rail does not have it: it is safe to submit it again under the same reference.
  if (operation === 'ask') return isUnknownThere(answer) ? neverHad(payout, said) : undefined
  if (failureOf('rails', answer).word === 'ask')
    return { status: 'unknown', code: answer.outcome === 'refused' ? answer.code : undefined }
  return answer.outcome === 'refused' ? notTaken(payout, answer.code) : undefined
}

/**
 * Whether a second answer must confirm the news. This applies to news that causes another payment (a rejection, a
 * return) and to news that contradicts an ended payout. The answers must be some seconds apart, and no message may have
 * reported a credit.
 */
function isInDoubt(work: Work, payout: Payout, { status, code }: News): boolean {
  const isReversal = status === 'rejected' || status === 'returned'
  const contradicts = status === 'credited' && hasEnded(payout)
  if (!isReversal && !contradicts) return false
  const isClaimedPaid = payout.claimedCredited && !hasEnded(payout)
  if (status === 'rejected' && (!isSettled(code) || isClaimedPaid)) return true
  return !isConfirmed(work, payout, status)
}

const isUntaken = ({ status }: Payout): boolean => status === 'ready' || status === 'unknown'

/**
 * Submits the same attempt again under its own reference, with growing delays. A refused submission cannot have been
 * paid.
 */
async function tryLater(work: Work, payout: Payout, { code = '', pauseMs = 0 }: News): Promise<void> {
  const waitMs = Math.max(pauseMs, askAgainMs(payout.refusals))
  await store.retryRefused(work, payout.id, code, new Date(work.realNow.getTime() + waitMs))
  if (payout.status === 'unknown') await work.emit(payoutBecame(payout, 'ready', code))
}

/** Acceptance, credit and return remain true when reported late. A refusal or an unknown payout may be out of date. */
const isLasting = (news: News | undefined): boolean =>
  news !== undefined && ['submitted', 'credited', 'returned'].includes(news.status)

/** Whether the rail has denied having the payout for as long as the terms allow. Records the first denial. */
async function isGivenUp(work: Work, payout: Payout): Promise<boolean> {
  if (payout.untakenSince === undefined) await store.noteNotAccepted(work, payout.id)
  const sinceMs = work.now.getTime() - (payout.untakenSince ?? work.now).getTime()
  return sinceMs >= (await payoutTerms(work)).untakenHours * HOUR_MS
}

/** Records news that awaits a second answer, and schedules the next inquiry. */
async function doubt(work: Work, payout: Payout, { status, code }: News, dueAt: Date): Promise<void> {
  const isNoted = payout.said === status && sinceFirstAnswerMs(work, payout) !== undefined
  const againAt = new Date(work.realNow.getTime() + SECOND_ANSWER_MS)
  if (!isNoted) return store.noteReport(work, payout, { status, code, againAt })
  if (hasEnded(payout)) return inquireSoon(work, payout.id)
  return store.setPayout(work, payout.id, payout.status, code, dueAt)
}

/** Discards the unconfirmed report when the rail now reports something else; the confirmation starts again. */
async function withCurrentReport(
  work: Work,
  payout: Payout,
  answer: PartnerAnswer<RailPayout>,
  news: News | undefined,
): Promise<Payout> {
  if (answer.outcome !== 'ok' || payout.said === undefined || news?.status === payout.said) return payout
  await store.discardReport(work, payout.id)
  const code = hasEnded(payout) ? payout.code : undefined
  return { ...payout, said: undefined, saidAt: undefined, code }
}

/** Whether the news may change the payout. An ended payout ignores a rejection with a code that is not final. */
const changes = (payout: Payout, { status, code }: News): boolean =>
  mayFollow(payout.status, status) && !(hasEnded(payout) && status === 'rejected' && !isSettled(code))

/**
 * Records the rail's answer about one payout. News that may follow the current status changes it and is published;
 * other answers change nothing. If another worker has taken the payout since `token` was given, only lasting news is
 * recorded.
 */
export async function followPayout(
  work: Work,
  id: string,
  answer: PartnerAnswer<RailPayout>,
  operation: 'submit' | 'ask',
  token?: Token,
): Promise<void> {
  const locked = await store.lockPayout(work, id)
  if (locked === undefined) return
  await recordPartnerCalls(work, locked.transferId, [answer.call])
  if (answer.outcome === 'ok' && locked.railReference === undefined)
    await store.storeRailReference(work, id, answer.value.id)
  const isDenied = operation === 'ask' && isUnknownThere(answer)
  const said = { answer, operation, isGivenUp: isDenied && (await isGivenUp(work, locked)) }
  const news = newsOf(locked, said)
  const payout = await withCurrentReport(work, locked, answer, news)
  if (isLeaseLost(token, payout.asks) && !isLasting(news)) return
  const dueAt = new Date(work.realNow.getTime() + askAgainMs(payout.asks))
  if (news?.pauseMs !== undefined && isUntaken(payout)) return tryLater(work, payout, news)
  if (news === undefined || !changes(payout, news)) {
    return store.setPayout(work, id, payout.status, payout.code, dueAt)
  }
  if (isInDoubt(work, payout, news)) return doubt(work, payout, news, dueAt)
  await store.setPayout(work, id, news.status, news.code, news.status === 'ready' ? work.realNow : dueAt)
  await work.emit(payoutBecame(payout, news.status, news.code))
}
