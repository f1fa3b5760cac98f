import { pendingPaths } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'
import { isOverThreshold } from './due-diligence/diligence-items.ts'

/** Where a person writes their file; whoever is there is settling what they owe about it. */
const filePath = '/signup/'
/** Where an order is confirmed: what every block stops. */
const sendingPath = '/send/review'
const listPath = '/notifications'

export interface Situation {
  /** Without its question. */
  readonly path: string
  /** The items that this sign-in was led to already. */
  readonly visited: ReadonlySet<string>
  readonly now: Date
}

/** Whether the customer has something to do about it, now. */
export const isTheirTurn = ({ turn, mine }: PendingItemWire): boolean => turn === 'customer' && mine

/**
 * The item that whoever goes somewhere is led to instead, the most urgent first. Each once after sign-in and once when it
 * opens, unless it was put off; what stops sending again at each attempt to send, whoever has to act. Nobody is led away
 * from where items are settled.
 */
export function nextStop(
  items: readonly PendingItemWire[],
  { path, visited, now }: Situation,
): PendingItemWire | undefined {
  if (path === listPath || pendingPaths.some((one) => one === path)) return undefined
  if (path.startsWith(filePath)) return undefined
  if (path === sendingPath) {
    // Whether an amount passes a threshold its firm price says, not the item.
    const blocking = items.find((item) => item.blocks && !isOverThreshold(item))
    if (blocking !== undefined) return blocking
  }
  const rests = ({ deferredUntil }: PendingItemWire) =>
    deferredUntil !== undefined && new Date(deferredUntil) > now
  return items.find((item) => isTheirTurn(item) && !visited.has(item.id) && !rests(item))
}

/** The items that whoever is at this address has been led to by it: the file is settled where it is written. */
export const settledAt = (items: readonly PendingItemWire[], path: string): readonly PendingItemWire[] =>
  path.startsWith(filePath) ? items.filter(({ kind }) => kind === 'person-info') : []

/** Screens, not kinds: one screen ends all its kinds. */
export const screensOf = (items: readonly PendingItemWire[]): readonly PendingItemWire['path'][] => [
  ...new Set(items.filter(isTheirTurn).map(({ path }) => path)),
]
