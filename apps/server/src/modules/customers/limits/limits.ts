import type { CustomerKind } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce, settingsInForce } from '../../../platform/data/settings.ts'
import type { Version } from '../../../platform/data/versioned.ts'
import type { Work } from '../../../platform/work.ts'
import type { Customer, CustomerLevel } from '../records/customer.ts'

/** Published limits of a kind and level. The windows are rolling: 24 hours and 30 days. */
export interface Limits {
  readonly version: number
  readonly perTransferUsdCents?: bigint
  readonly dayUsdCents: bigint
  readonly monthUsdCents: bigint
  /** Maximum of one transfer, in CLP. */
  readonly maximumSendMinor: bigint
  readonly velocity: Velocity
}

/** Maximum of orders and of new recipients in rolling windows. An absent property does not limit. */
export interface Velocity {
  readonly ordersPerHour?: number | undefined
  readonly ordersPerDay?: number | undefined
  /** Recipients added within a day beyond this number can be paid only the next day. */
  readonly newRecipientsPerDay?: number | undefined
}

/** The limits in force for a kind and level. Throws when there are none. */
export async function limitsFor(
  work: Work,
  { kind, level }: Pick<Customer, 'kind' | 'level'>,
): Promise<Limits> {
  const found = await settingInForce(work, settingKind.limits, `${kind}/${level}`)
  return toLimits(found)
}

/** Published limits of one kind and level. */
export interface PublishedLimits {
  readonly kind: CustomerKind
  readonly level: CustomerLevel
  readonly limits: Limits
}

const levels: readonly CustomerLevel[] = ['basic', 'standard', 'enhanced']

/** The next higher level; undefined for the highest. */
export const levelAbove = (level: CustomerLevel): CustomerLevel | undefined =>
  levels[levels.indexOf(level) + 1]

/** Every limit in force, persons before companies, levels ascending. */
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
