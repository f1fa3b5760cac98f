import type { OwnLimitsWire } from '@puente/contract/customer'

/** The window with the smallest free amount, which limits the next order. Undefined without windows. */
export const tightestOf = (windows: OwnLimitsWire['windows']): OwnLimitsWire['windows'][number] | undefined =>
  windows.toSorted((one, other) => Number(BigInt(one.free.amount) - BigInt(other.free.amount)))[0]
