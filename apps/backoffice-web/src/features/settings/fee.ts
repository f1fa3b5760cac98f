import { divide } from '@puente/money'
import type { Data } from './fields/control.ts'

/** What a fee is made from: a fixed part in pesos and a part of what is sent. */
export interface FeeParts {
  readonly fixedMinor: bigint
  readonly bps: number
}

/** The amounts, in pesos, whose price is shown before and after. */
export const sampleAmounts = [50_000n, 200_000n, 1_000_000n] as const

/** The fee of an amount, rounded as prices are: half a peso goes up. */
export const feeOf = ({ fixedMinor, bps }: FeeParts, sendMinor: bigint): bigint =>
  fixedMinor + divide(sendMinor * BigInt(bps), 10_000n, 'half-up')

/** A cost as basis points of an amount. */
export const partOf = (costMinor: bigint, amountMinor: bigint): number =>
  Number(divide(costMinor * 10_000n, amountMinor, 'half-up'))

/** The parts that data of a fee hold; undefined while one of them cannot be read. */
export function feeIn(data: Data | undefined): FeeParts | undefined {
  const { fixedMinor, bps } = data ?? {}
  if (typeof fixedMinor !== 'string' || !/^\d{1,15}$/.test(fixedMinor)) return undefined
  return typeof bps === 'number' && Number.isInteger(bps) && bps >= 0
    ? { fixedMinor: BigInt(fixedMinor), bps }
    : undefined
}
