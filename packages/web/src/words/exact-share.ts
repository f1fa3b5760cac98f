/** A share as it is read: '1/3 (33,33 %)', or only the rounded text when the fraction is exact in basis points. */
export function exactShare(share: string | undefined, rounded: string): string {
  const [above, below] = (share ?? '0/1').split('/').map(BigInt)
  if (above === undefined || below === undefined || (above * 10_000n) % below === 0n) return rounded
  // A fraction with more digits says less than its percentage.
  return below < 100_000n ? `${share} (${rounded})` : rounded
}
