import type { Limit } from '../../platform/data/meters.ts'
import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** How many wrong tries whom costs what. Versioned: staff may tune it. */
export interface AttemptLimits {
  /** Of one asker at one account: a browser we know there, or a network. */
  readonly asker: Limit
  readonly askerDay: Limit
  /** Of all askers we do not know at one account; beyond `freeTimes` each of them has `thenTimes` of its own. */
  readonly account: { readonly freeTimes: number; readonly perMinutes: number; readonly thenTimes: number }
  /** Second factors of one account from browsers we do not know: only who has the password comes so far. */
  readonly factor: Limit
  /** Of one network at all accounts: beyond `freeTimes` its tries wait for each other, and none is refused for it. */
  readonly network: {
    readonly freeTimes: number
    readonly perMinutes: number
    readonly firstDelayMs: number
    readonly longestDelayMs: number
    /** A try that would wait longer is refused until the queue is shorter. */
    readonly longestQueueMs: number
  }
}

export async function attemptLimits(work: Work): Promise<AttemptLimits> {
  const found = await inForce<AttemptLimits>(work, 'attempt-limits', 'default')
  if (found === undefined) throw new Error('no limits of attempts are in force')
  return found.data
}

/** How far beyond its free tries a network is still counted: so long it takes to be forgotten. */
const NETWORK_CAP = 4

export const networkLimit = ({ network }: AttemptLimits): Limit => ({
  times: network.freeTimes * NETWORK_CAP,
  perMinutes: network.perMinutes * NETWORK_CAP,
})

export const accountLimit = ({ account }: AttemptLimits): Limit => ({
  times: account.freeTimes,
  perMinutes: account.perMinutes,
})

/** How long a network's next try waits, by how many wrong ones it has made of late. */
export function delayMs({ network }: AttemptLimits, level: number): number {
  if (level < network.freeTimes) return 0
  const doubled = network.firstDelayMs * 2 ** Math.floor((level - network.freeTimes) / network.freeTimes)
  return Math.min(network.longestDelayMs, doubled)
}
