import type { MatchingRule } from '@puente/contract/staff'
import { amountRut, cancels, fee, reference } from './match-pairs.ts'
import { parts } from './match-parts.ts'
import type { Found, Matchable, Pool } from './matchable.ts'

const kinds = { reference, cancels, 'amount-rut': amountRut, parts, fee } as const

/** Items by day and id, so that results do not depend on the order of arrival. */
const inOrder = (items: readonly Matchable[]): Matchable[] =>
  items.toSorted((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1))

/**
 * Applies the rules in order to the open items of one account. Each rule matches what it can prove; what no rule
 * matches is a break. The same items and rules always give the same result.
 */
export function matchItems(
  rules: readonly MatchingRule[],
  items: readonly Matchable[],
  currency: string,
): { readonly found: readonly Found[]; readonly left: readonly Matchable[] } {
  let open = inOrder(items)
  const found: Found[] = []
  for (const rule of rules) {
    const pool: Pool = {
      bank: open.filter(({ side }) => side === 'bank'),
      books: open.filter(({ side }) => side === 'books'),
      currency,
    }
    const here = kinds[rule.kind](pool, rule)
    if (here.length === 0) continue
    found.push(...here.map((one) => ({ ...one, rule: rule.name })))
    const taken = new Set(here.flatMap(({ items: some }) => some.map(({ id }) => id)))
    open = open.filter(({ id }) => !taken.has(id))
  }
  return { found, left: open }
}
