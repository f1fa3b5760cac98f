import { useState } from 'react'

/** React keys that follow rows when they move; a list whose length changed from outside gets new keys. */
export function useRowKeys(count: number): readonly [readonly number[], (keys: readonly number[]) => void] {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, at) => at))
  if (keys.length === count) return [keys, setKeys]
  const next = Math.max(-1, ...keys) + 1
  const fresh = Array.from({ length: count }, (_, at) => next + at)
  setKeys(fresh)
  return [fresh, setKeys]
}

/** The same values, with the one at a position moved up (-1) or down (1). */
export function movedBy<Value>(values: readonly Value[], at: number, step: -1 | 1): Value[] {
  const [one, other] = [values[at], values[at + step]]
  if (one === undefined || other === undefined) return [...values]
  return values.map((value, place) => (place === at ? other : place === at + step ? one : value))
}

export const without = <Value>(values: readonly Value[], at: number): Value[] =>
  values.filter((_, place) => place !== at)
