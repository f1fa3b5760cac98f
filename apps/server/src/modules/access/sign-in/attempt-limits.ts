import { settingKind, type SettingData } from '@puente/contract/staff'
import type { Limit } from '../../../platform/data/meters.ts'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'

/** Limits of failed attempts and the delays they cause. Versioned: staff may change them. */
export type AttemptLimits = SettingData<typeof settingKind.attemptLimits>

export async function attemptLimits(work: Work): Promise<AttemptLimits> {
  const found = await settingInForce(work, settingKind.attemptLimits)
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
