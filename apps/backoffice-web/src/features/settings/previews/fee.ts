import { divide } from '@puente/money'
import type { Data } from '../fields/control.ts'

/** The parts of a fee: a fixed amount in pesos and basis points of the amount sent. */
export interface FeeParts {
  readonly fixedMinor: bigint
  readonly bps: number
}

/** The sample amounts, in pesos, whose price is shown before and after. */
export const sampleAmounts = [50_000n, 200_000n, 1_000_000n] as const

/** The fee of an amount, rounded half up to whole pesos, as in quotes. */
export const feeOf = ({ fixedMinor, bps }: FeeParts, sendMinor: bigint): bigint =>
  fixedMinor + divide(sendMinor * BigInt(bps), 10_000n, 'half-up')

/** A cost as basis points of an amount. */
export const partOf = (costMinor: bigint, amountMinor: bigint): number =>
  Number(divide(costMinor * 10_000n, amountMinor, 'half-up'))

/** Parses a fee from the data of a setting; undefined while one of its parts is invalid. */
export function feeIn(data: Data | undefined): FeeParts | undefined {
  const { fixedMinor, bps } = data ?? {}
  if (typeof fixedMinor !== 'string' || !/^\d{1,15}$/.test(fixedMinor)) return undefined
  return typeof bps === 'number' && Number.isInteger(bps) && bps >= 0
    ? { fixedMinor: BigInt(fixedMinor), bps }
    : undefined
}
