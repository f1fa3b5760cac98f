import type { OwnLimitsWire } from '@puente/contract/customer'

/** The window with the smallest free amount, which limits the next order. Undefined without windows. */
export const tightestOf = (windows: OwnLimitsWire['windows']): OwnLimitsWire['windows'][number] | undefined =>
  windows.toSorted((one, other) => Number(BigInt(one.free.amount) - BigInt(other.free.amount)))[0]

/** Whether orders are refused for a reason other than this window, for example a restriction: it has an amount left. */
export const isStopped = (
  { allowance }: Pick<OwnLimitsWire, 'allowance'>,
  { free }: OwnLimitsWire['windows'][number],
): boolean => allowance.maximum.amount === '0' && free.amount !== '0'
