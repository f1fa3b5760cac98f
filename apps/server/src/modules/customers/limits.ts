import type { CustomerKind } from '@puente/contract'
import { allInForce, inForce, type Version } from '../../platform/data/versioned.ts'
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
  readonly ordersPerHour?: number
  readonly ordersPerDay?: number
  /** Who was added in the last day and over this many waits until tomorrow to be paid. */
  readonly newRecipientsPerDay?: number
}

/** As the versioned rows of noun 'limits' write them: whole numbers as text. */
interface LimitsData extends Velocity {
  readonly perTransferUsdCents?: string
  readonly dayUsdCents: string
  readonly monthUsdCents: string
  readonly maximumSendMinor: string
}

/** The limits in force for a customer; a kind and level without limits is a fault in the data, and throws. */
export async function limitsFor(
  work: Work,
  { kind, level }: Pick<Customer, 'kind' | 'level'>,
): Promise<Limits> {
  const found = await inForce<LimitsData>(work, 'limits', `${kind}/${level}`)
  if (found === undefined) throw new Error(`no limits in force for ${kind}/${level}`)
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
  const found = await allInForce<LimitsData>(work, 'limits')
  return (['person', 'company'] as const).flatMap((kind) =>
    levels.flatMap((level) => {
      const version = found.get(`${kind}/${level}`)
      return version === undefined ? [] : [{ kind, level, limits: toLimits(version) }]
    }),
  )
}

function toLimits({ version, data }: Version<LimitsData>): Limits {
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
