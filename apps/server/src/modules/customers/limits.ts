import type { CustomerKind } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce, settingsInForce } from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import type { Customer, CustomerLevel } from './customer.ts'

/** The published limits of a kind and level of customers. Days and months roll: 24 hours and 30 days. */
export interface Limits {
  readonly version: number
  readonly perTransferUsdCents?: bigint
  readonly dayUsdCents: bigint
  readonly monthUsdCents: bigint
  /** The most one transfer may send, in CLP. */
  readonly maximumSendMinor: bigint
  readonly velocity: Velocity
}

/** How many orders may be made and how many recipients added in windows that roll; what is absent is not limited. */
export interface Velocity {
  readonly ordersPerHour?: number | undefined
  readonly ordersPerDay?: number | undefined
  /** Who was added in the last day and over this many waits until tomorrow to be paid. */
  readonly newRecipientsPerDay?: number | undefined
}

/** The limits in force for a customer; a kind and level without limits is a fault in the data, and throws. */
export async function limitsFor(
  work: Work,
  { kind, level }: Pick<Customer, 'kind' | 'level'>,
): Promise<Limits> {
  const found = await settingInForce(work, settingKind.limits, `${kind}/${level}`)
  return toLimits(found)
}

/** The limits of one kind and level, as they are published. */
export interface PublishedLimits {
  readonly kind: CustomerKind
  readonly level: CustomerLevel
  readonly limits: Limits
}

const levels: readonly CustomerLevel[] = ['basic', 'standard', 'enhanced']

/** The next higher level; undefined for the highest. */
export const levelAbove = (level: CustomerLevel): CustomerLevel | undefined =>
  levels[levels.indexOf(level) + 1]

/** Every limit in force, persons before companies and each level after the one below it. */
export async function publishedLimits(work: Work): Promise<readonly PublishedLimits[]> {
  const found = await settingsInForce(work, settingKind.limits)
  return (['person', 'company'] as const).flatMap((kind) =>
    levels.flatMap((level) => {
      const version = found.get(`${kind}/${level}`)
      return version === undefined ? [] : [{ kind, level, limits: toLimits(version) }]
    }),
  )
}

function toLimits({ version, data }: Version<SettingData<typeof settingKind.limits>>): Limits {
  const { perTransferUsdCents, dayUsdCents, monthUsdCents, maximumSendMinor, ...velocity } = data
  return {
    version,
    ...(perTransferUsdCents === undefined ? {} : { perTransferUsdCents: BigInt(perTransferUsdCents) }),
    dayUsdCents: BigInt(dayUsdCents),
    monthUsdCents: BigInt(monthUsdCents),
    maximumSendMinor: BigInt(maximumSendMinor),
    velocity,
  }
}
