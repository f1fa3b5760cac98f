import type { Limit } from '../../platform/data/meters.ts'
import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** Limits on failed attempts, and the delays they cause. Versioned setting. */
export interface AttemptLimits {
  /** One asker at one account. The asker is a known browser of the account, or a network. */
  readonly asker: Limit
  readonly askerDay: Limit
  /** All unknown askers at one account. After `freeTimes` failures, each of them gets `thenTimes`. */
  readonly account: { readonly freeTimes: number; readonly perMinutes: number; readonly thenTimes: number }
  /** Second-factor failures of one account from unknown browsers. Reaching this step requires the password. */
  readonly factor: Limit
  /** One network over all accounts. After `freeTimes` failures its attempts are delayed, not refused. */
  readonly network: {
    readonly freeTimes: number
    readonly perMinutes: number
    readonly firstDelayMs: number
    readonly longestDelayMs: number
    /** An attempt whose delay would exceed this is refused. */
    readonly longestQueueMs: number
  }
}

export async function attemptLimits(work: Work): Promise<AttemptLimits> {
  const found = await inForce<AttemptLimits>(work, 'attempt-limits', 'default')
  if (found === undefined) throw new Error('no attempt limits are in force')
  return found.data
}

/** Upper bound of the count of a network's failures. It bounds how long the network stays delayed. */
const NETWORK_CAP = 4

export const networkLimit = ({ network }: AttemptLimits): Limit => ({
  times: network.freeTimes * NETWORK_CAP,
  perMinutes: network.perMinutes * NETWORK_CAP,
})

export const accountLimit = ({ account }: AttemptLimits): Limit => ({
  times: account.freeTimes,
  perMinutes: account.perMinutes,
})

/** Delay of a network's next attempt, from its recent failures. */
export function delayMs({ network }: AttemptLimits, level: number): number {
  if (level < network.freeTimes) return 0
  const doubled = network.firstDelayMs * 2 ** Math.floor((level - network.freeTimes) / network.freeTimes)
  return Math.min(network.longestDelayMs, doubled)
}
