import { isOverThreshold, pendingPaths, reviewKinds, type PendingKind } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'

/** The prefix of the application's pages, on which its pending item is settled. */
const filePath = '/signup/'
/** The page on which an order is confirmed; every blocking item applies to it. */
const sendingPath = '/send/review'
const listPath = '/notifications'
/** The items that the application's pages show. */
const filedKinds: ReadonlySet<PendingKind> = new Set<PendingKind>(['person-info', 'person-review'])

export interface Situation {
  /** Without the query string. */
  readonly path: string
  /** The items to which this session was redirected already. */
  readonly visited: ReadonlySet<string>
  readonly now: Date
}

/** Whether the item has a screen for this user now: it is their turn, or the item is a review, whose screen is its status. */
const isTheirs = ({ kind, turn, mine }: PendingItemWire): boolean =>
  mine && (turn === 'customer' || reviewKinds.has(kind))

/**
 * The item whose screen replaces the requested page, most urgent first. An item redirects once after sign-in
 * and once when it opens, unless deferred; a blocking item also redirects every attempt to send, whoever must
 * act. Screens on which items are settled are never redirected.
 */
export function nextRedirect(
  items: readonly PendingItemWire[],
  { path, visited, now }: Situation,
): PendingItemWire | undefined {
  if (path === listPath || pendingPaths.some((one) => one === path)) return undefined
  if (path.startsWith(filePath)) return undefined
  if (path === sendingPath) {
    // Whether an amount exceeds a threshold is known only from its firm quote, not from the item.
    const blocking = items.find((item) => item.blocks && !isOverThreshold(item))
    if (blocking !== undefined) return blocking
  }
  const rests = ({ deferredUntil }: PendingItemWire) =>
    deferredUntil !== undefined && new Date(deferredUntil) > now
  return items.find((item) => isTheirs(item) && !visited.has(item.id) && !rests(item))
}

/** The items that this page settles or shows: visiting it counts as their redirect. */
export const shownAt = (items: readonly PendingItemWire[], path: string): readonly PendingItemWire[] =>
  items.filter((item) => item.path === path || (path.startsWith(filePath) && filedKinds.has(item.kind)))

/** Paths without duplicates, because one screen may settle several kinds. */
export const screensOf = (items: readonly PendingItemWire[]): readonly PendingItemWire['path'][] => [
  ...new Set(items.filter(isTheirs).map(({ path }) => path)),
]
