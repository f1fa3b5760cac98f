import Fraction from 'fraction.js'
import { solve } from './solve.ts'

/** A share of a company. The nodes are named by their document numbers, the applicant by `ROOT`. */
export interface Holding {
  readonly owner: string
  readonly company: string
  readonly share: Fraction
}

/** The node of the company that applies. */
export const ROOT = ''

/** The exact shares of the applicant that each node has, and the share of which no holder is declared. */
export interface Ownership {
  readonly shares: ReadonlyMap<string, Fraction>
  readonly undeclared: Fraction
}

const zero = new Fraction(0)
const one = new Fraction(1)

/** The sum of the declared shares of a company. */
export const declaredShare = (holdings: readonly Holding[], company: string): Fraction =>
  holdings.filter((held) => held.company === company).reduce((sum, { share }) => sum.add(share), zero)

/** The nodes from which others have to be named: companies and nominees, and the applicant. */
const interiorOf = (holdings: readonly Holding[], layers: ReadonlySet<string>): string[] => {
  const found = [ROOT]
  for (const node of found)
    for (const { owner, company, share } of holdings)
      if (company === node && share.n > 0n && layers.has(owner) && !found.includes(owner)) found.push(owner)
  return found
}

/**
 * The companies that own each other entirely, so that no person is behind them: those reachable from the applicant
 * from which no person and no undeclared share is reachable.
 */
export function closedLoop(holdings: readonly Holding[], layers: ReadonlySet<string>): string[] {
  const interior = interiorOf(holdings, layers)
  const open = new Set(
    interior.filter(
      (node) =>
        declaredShare(holdings, node).lt(one) ||
        holdings.some(
          ({ owner, company, share }) =>
            company === node && share.n > 0n && owner !== ROOT && !layers.has(owner),
        ),
    ),
  )
  for (let before = -1; before !== open.size;) {
    before = open.size
    for (const { owner, company, share } of holdings)
      if (share.n > 0n && open.has(owner) && interior.includes(company)) open.add(company)
  }
  return interior.filter((node) => !open.has(node))
}

/**
 * The share of the applicant that each owner has, directly and through companies, where `layers` are the companies
 * and nominees. Cross-holdings are resolved by the system (I − A) x = b, in exact fractions. Undefined when companies
 * own each other entirely: the system then has no single solution (`closedLoop` names them). No company may have
 * more than its whole declared.
 */
export function ownershipOf(
  holdings: readonly Holding[],
  layers: ReadonlySet<string>,
): Ownership | undefined {
  if (closedLoop(holdings, layers).length > 0) return undefined
  const interior = interiorOf(holdings, layers)
  const position = new Map(interior.map((node, index) => [node, index]))
  // Row of a node: its weight less what flows to it from the companies that it owns.
  const rows = interior.map((_, row) => interior.map((__, column) => (row === column ? one : zero)))
  for (const { owner, company, share } of holdings) {
    const [row, column] = [position.get(owner), position.get(company)]
    const cells = row === undefined ? undefined : rows[row]
    if (cells === undefined || column === undefined) continue
    cells[column] = (cells[column] ?? zero).sub(share)
  }
  const weights = solve(
    rows,
    interior.map((node) => (node === ROOT ? one : zero)),
  )
  if (weights === undefined) return undefined
  const weightOf = (node: string): Fraction => weights[position.get(node) ?? -1] ?? zero
  const shares = new Map<string, Fraction>()
  for (const { owner, company, share } of holdings)
    if (owner !== ROOT) shares.set(owner, (shares.get(owner) ?? zero).add(weightOf(company).mul(share)))
  const undeclared = interior.reduce(
    (sum, node) => sum.add(weightOf(node).mul(one.sub(declaredShare(holdings, node)))),
    zero,
  )
  return { shares, undeclared }
}

/**
 * The layer of each node below the applicant, which is at 0, by the shortest chain. A node that no chain reaches is
 * absent.
 */
export function levelsOf(holdings: readonly Holding[]): ReadonlyMap<string, number> {
  const levels = new Map([[ROOT, 0]])
  for (const [node, level] of levels)
    for (const { owner, company } of holdings)
      if (company === node && !levels.has(owner)) levels.set(owner, level + 1)
  return levels
}
