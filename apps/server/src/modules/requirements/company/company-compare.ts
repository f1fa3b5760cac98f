import type { OwnerDifference } from '@puente/contract'
import type { Owner } from '../../onboarding/index.ts'
import type { OwnerRead } from './company-paper.ts'

/** Shares in basis points. */
interface Measures {
  /** Owners with a smaller share need not be declared. */
  readonly ownerFromBps: number
  readonly shareToleranceBps: number
}

/** The difference of each owner, by the number of their identity document. Owners without a difference are omitted. */
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
      // A person who controls the company without a share is on no company document.
      if (share === undefined) return controls && shareBps === 0 ? [] : [[number, 'not-on-paper']]
      return Math.abs(share - shareBps) > shareToleranceBps ? [[number, 'share-differs']] : []
    }),
    ...read.flatMap(({ number, shareBps }): [string, OwnerDifference][] =>
      known.has(number) || shareBps < ownerFromBps ? [] : [[number, 'not-declared']],
    ),
  ])
}
