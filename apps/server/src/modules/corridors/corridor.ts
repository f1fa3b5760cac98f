import type { CustomerKind } from '@puente/contract'
import type { CorridorWire, TariffWire } from '@puente/contract/customer'
import type { NameRule, RecipientField } from '@puente/contract/corridors'
import type { Currency } from '@puente/money'

/** When a rail takes money, and when it arrives. Times are Santiago's. */
export interface Calendar {
  /** Whether the rail rests on weekends and on holidays at either end. */
  readonly runs: 'every-day' | 'banking-days'
  /** Days on which the rail rests, in date-holidays' grammar ('12-25', 'easter -2'), where not the country's holidays. */
  readonly rests?: readonly string[] | undefined
  /** What is ready before `time` ('HH:MM') on one of `days` (1 Monday to 7 Sunday) leaves that day. */
  readonly cutOff: { readonly time: string; readonly days: readonly number[] }
  /** What waited for the next day leaves then. */
  readonly opensAt: string
  /** Banking days at both ends from leaving to arriving; with 0 it arrives `deliveryMinutes` after leaving. */
  readonly deliveryBankingDays: number
  /** Credited by this time of the day it arrives. */
  readonly deliveredBy: string
  readonly deliveryMinutes: number
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** One way to send money abroad, as the data of one version say it. */
export interface Corridor extends Calendar {
  readonly id: string
  readonly version: number
  /** Lower ones are offered first, and the first of all to whoever has not chosen. */
  readonly order: number
  readonly currency: Currency
  readonly rail: string
  /** Rails that take the same fields and can pay the same money, in the order in which they stand in for the first. */
  readonly otherRails?: readonly string[] | undefined
  /** The least the rail can pay, in minor units of the currency. */
  readonly receiveStepMinor: bigint
  /** In CLP. */
  readonly minimumSendMinor: bigint
  readonly maximumSendMinor: bigint
  readonly name: NameRule
  /** The fields that together are the account, the one that people recognise it by last. */
  readonly account: readonly string[]
  readonly fields: readonly RecipientField[]
}

/** A fee in force: a fixed part in CLP and a part of what is sent, IVA inside both. */
export interface Fee {
  readonly fixedMinor: bigint
  readonly bps: number
  readonly ivaPercent: number
  readonly version: number
}

/** What the customer's rate lies above the mid-market rate. */
export interface Spread {
  readonly bps: number
  readonly version: number
}

/** What one corridor costs one kind of customer. */
export interface Tariff {
  readonly corridor: Corridor
  readonly kind: CustomerKind
  readonly fee: Fee
  readonly spread: Spread
}

/** The tariff as anyone may see it. */
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

/** Keys under which a fee or a spread may be written, the most particular first. */
export const pricingKeys = (corridorId: string, kind: CustomerKind): readonly string[] => [
  `${corridorId}/${kind}`,
  corridorId,
  `default/${kind}`,
  'default',
]

/** The corridor as anyone may see it. */
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
