import type { CustomerKind } from '@puente/contract'
import type { CorridorWire, TariffWire } from '@puente/contract/customer'
import type { NameRule, RecipientField } from '@puente/contract/corridors'
import { settingKind } from '@puente/contract/staff'
import type { Currency } from '@puente/money'

/** Operating hours and delivery time of a rail, in Santiago time. */
export interface RailSchedule {
  /** Whether the rail also runs on weekends and on holidays of either country. */
  readonly runs: 'every-day' | 'banking-days'
  /**
   * The rail's own closing days, in the grammar of date-holidays ('12-25', 'easter -2'). They replace the country's
   * holidays.
   */
  readonly rests?: readonly string[] | undefined
  /** A payout ready before `time` ('HH:MM') on one of `days` (1 Monday to 7 Sunday) leaves that day. */
  readonly cutOff: { readonly time: string; readonly days: readonly number[] }
  /** When payouts that waited for the next day leave. */
  readonly opensAt: string
  /** Banking days in both countries from leaving to arrival. With 0 it arrives `deliveryMinutes` after leaving. */
  readonly deliveryBankingDays: number
  /** Time of day by which the recipient's bank credits it. */
  readonly deliveredBy: string
  readonly deliveryMinutes: number
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** A corridor: one way to send money abroad, as one version of its data describes it. */
export interface Corridor extends RailSchedule {
  readonly id: string
  readonly version: number
  /** Display order, ascending. The first is the default. */
  readonly order: number
  readonly currency: Currency
  readonly rail: string
  /** Rails with the same fields and currency that can replace the first rail, in order of preference. */
  readonly otherRails?: readonly string[] | undefined
  /** Smallest amount step that the rail can pay, in minor units of the currency. */
  readonly receiveStepMinor: bigint
  /** In CLP. */
  readonly minimumSendMinor: bigint
  readonly maximumSendMinor: bigint
  readonly name: NameRule
  /** The fields that identify the account together. The last one is shown to recognise it. */
  readonly account: readonly string[]
  readonly fields: readonly RecipientField[]
}

/** A fee in force: a fixed part in CLP and a part in basis points of the amount sent, both including IVA. */
export interface Fee {
  readonly fixedMinor: bigint
  readonly bps: number
  readonly ivaPercent: number
  readonly version: number
}

/** Spread: difference between the customer's rate and the mid-market rate, in basis points. */
export interface Spread {
  readonly bps: number
  readonly version: number
}

/** Fee and spread of one corridor for one kind of customer. */
export interface Tariff {
  readonly corridor: Corridor
  readonly kind: CustomerKind
  readonly fee: Fee
  readonly spread: Spread
}

/** The tariff as the public API shows it. */
export const toTariffWire = ({ corridor, kind, fee, spread }: Tariff): TariffWire => ({
  corridorId: corridor.id,
  kind,
  fee: {
    fixed: { amount: String(fee.fixedMinor), currency: 'CLP' },
    bps: fee.bps,
    ivaPercent: fee.ivaPercent,
  },
  spreadBps: spread.bps,
})

/** Keys under which a fee or a spread may be stored, the most specific first. */
export function pricingKeys(corridorId: string, kind: CustomerKind): readonly string[] {
  const own = `${corridorId}/${kind}`
  return [own, ...settingKind.fee.fallsBackTo(own)]
}

/** The corridor as the public API shows it. */
export const toCorridorWire = (corridor: Corridor): CorridorWire => ({
  id: corridor.id,
  version: corridor.version,
  country: corridor.country,
  currency: corridor.currency,
  rail: corridor.rail,
  receiveStepMinor: String(corridor.receiveStepMinor),
  minimumSendMinor: String(corridor.minimumSendMinor),
  maximumSendMinor: String(corridor.maximumSendMinor),
  name: corridor.name as CorridorWire['name'],
  fields: corridor.fields as CorridorWire['fields'],
})
