import type { OwnerDifference } from '@puente/contract'
import type { Owner } from '../onboarding/index.ts'
import type { OwnerRead } from './company-paper.ts'

/** Hundredths of a percent. */
interface Measures {
  /** Whoever has less need not be declared. */
  readonly ownerFromBps: number
  readonly shareToleranceBps: number
}

/** How each owner differs, by the number of their document; who is the same on both sides is not in it. */
export function differencesOf(
  declared: readonly Pick<Owner, 'number' | 'shareBps' | 'controls'>[],
  read: readonly Pick<OwnerRead, 'number' | 'shareBps'>[],
  { ownerFromBps, shareToleranceBps }: Measures,
): ReadonlyMap<string, OwnerDifference> {
  const shares = new Map(read.map(({ number, shareBps }) => [number, shareBps]))
  const known = new Set(declared.map(({ number }) => number))
  return new Map<string, OwnerDifference>([
    ...declared.flatMap(({ number, shareBps, controls }): [string, OwnerDifference][] => {
      const share = shares.get(number)
      // Who controls without a share of their own stands on no paper.
      if (share === undefined) return controls && shareBps === 0 ? [] : [[number, 'not-on-paper']]
      return Math.abs(share - shareBps) > shareToleranceBps ? [[number, 'share-differs']] : []
    }),
    ...read.flatMap(({ number, shareBps }): [string, OwnerDifference][] =>
      known.has(number) || shareBps < ownerFromBps ? [] : [[number, 'not-declared']],
    ),
  ])
}
