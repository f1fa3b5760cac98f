import Fraction from 'fraction.js'
import { ROOT, type Holding } from './ownership.ts'

/** One way from an owner to the applicant: the nodes from the owner down to it, and the product of the shares. */
export interface OwnershipPath {
  readonly nodes: readonly string[]
  readonly share: Fraction
}

/** The most paths that are listed of one owner. The share counts all of them. */
const PATHS_MAX = 20

/** The most chains that are followed to find them: the number of paths of a dense graph grows exponentially. */
const STEPS_MAX = 1000

/** The largest product of shares from each node to the applicant. */
function bestOf(holdings: readonly Holding[]): ReadonlyMap<string, number> {
  const best = new Map([[ROOT, 1]])
  // A largest chain passes no node twice, so as many rounds as holdings suffice.
  for (let round = 0, changed = true; changed && round <= holdings.length; round += 1) {
    changed = false
    for (const { owner, company, share } of holdings) {
      const through = (best.get(company) ?? 0) * share.valueOf()
      if (through <= (best.get(owner) ?? 0)) continue
      best.set(owner, through)
      changed = true
    }
  }
  return best
}

interface Begun extends OwnershipPath {
  /** At least the share of every path that begins so. */
  readonly bound: number
}

/** Removes the most promising chain; the later one of equals, which is nearer to its end. */
function takeBest(begun: Begun[]): Begun | undefined {
  const at = begun.reduce((best, { bound }, index) => (bound >= (begun[best]?.bound ?? 0) ? index : best), 0)
  return begun.splice(at, 1)[0]
}

/** The ways from an owner to the applicant that pass no company twice, the largest first; at most 20. */
export function pathsOf(holdings: readonly Holding[], owner: string): OwnershipPath[] {
  const best = bestOf(holdings)
  const found: OwnershipPath[] = []
  const begun: Begun[] = [{ nodes: [owner], share: new Fraction(1), bound: 1 }]
  for (let step = 0; step < STEPS_MAX && found.length < PATHS_MAX; step += 1) {
    const chain = takeBest(begun)
    if (chain === undefined) break
    const last = chain.nodes.at(-1) ?? ROOT
    if (last === ROOT) {
      found.push({ nodes: chain.nodes, share: chain.share })
      continue
    }
    for (const { owner: holder, company, share: held } of holdings) {
      if (holder !== last || !best.has(company) || held.n <= 0n || chain.nodes.includes(company)) continue
      const share = chain.share.mul(held)
      const bound = share.valueOf() * (best.get(company) ?? 0)
      begun.push({ nodes: [...chain.nodes, company], share, bound })
    }
  }
  return found.toSorted((first, second) => second.share.compare(first.share))
}
