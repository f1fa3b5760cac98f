/** Reproducible random numbers: the same seed gives the same choices. */
export interface Random {
  /** A whole number from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  chance(share: number): boolean
  /** A separate generator, so that concurrent code does not share one sequence. */
  fork(): Random
}

/** The Mulberry32 generator, sufficient for tests. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    chance: (share) => next() < share,
    fork: () => randomFrom(Math.floor(next() * 4_294_967_296)),
  }
}
