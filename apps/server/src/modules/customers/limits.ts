import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import type { Customer } from './customer.ts'

/** The published limits of a kind and level of customers. Days and months roll: 24 hours and 30 days. */
export interface Limits {
  readonly version: number
  readonly perTransferUsdCents?: bigint
  readonly dayUsdCents: bigint
  readonly monthUsdCents: bigint
  /** The most one transfer may send, in CLP. */
  readonly maximumSendMinor: bigint
}

/** As the versioned rows of noun 'limits' write them: whole numbers as text. */
interface LimitsData {
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
  const { perTransferUsdCents, dayUsdCents, monthUsdCents, maximumSendMinor } = found.data
  return {
    version: found.version,
    ...(perTransferUsdCents === undefined ? {} : { perTransferUsdCents: BigInt(perTransferUsdCents) }),
    dayUsdCents: BigInt(dayUsdCents),
    monthUsdCents: BigInt(monthUsdCents),
    maximumSendMinor: BigInt(maximumSendMinor),
  }
}
