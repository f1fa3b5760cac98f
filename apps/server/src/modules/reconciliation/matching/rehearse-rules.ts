import type { MatchingRule, RehearsalWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { accounts } from '../accounts.store.ts'
import { itemsByIds, matchable } from '../items.store.ts'
import { matchItems } from './match-items.ts'
import type { Found } from './matchable.ts'
import { hitsOf } from './matches.store.ts'
import { rulesInForce } from './rules.ts'
import { itemViews } from '../views.ts'

/** Differing matches shown: the first few explain the change. */
const SHOWN_MAX = 20

type FoundHere = Found & { readonly currency: string }
interface Outcome {
  readonly found: readonly FoundHere[]
  readonly left: number
}

const keyOf = ({ items }: Found): string =>
  items
    .map(({ id }) => id)
    .toSorted()
    .join(' ')

const counted = (rules: readonly MatchingRule[], { found }: Outcome) =>
  rules.map(({ name }) => {
    const its = found.filter(({ rule }) => rule === name)
    return {
      rule: name,
      matches: its.length,
      items: its.reduce((count, { items }) => count + items.length, 0),
    }
  })

async function shown(work: Work, found: readonly FoundHere[]): Promise<RehearsalWire['onlyDraft']> {
  const some = found.slice(0, SHOWN_MAX)
  const items = await itemsByIds(
    work,
    some.flatMap(({ items: parts }) => parts.map(({ id }) => id)),
  )
  const lines = await itemViews(work, items)
  const byId = new Map(items.map(({ id }, place) => [id, lines[place]]))
  return some.map(({ rule, items: parts, bookedMinor, currency }) => ({
    rule,
    items: parts.flatMap(({ id }) => byId.get(id) ?? []),
    ...(bookedMinor === 0n ? {} : { booked: { amount: String(bookedMinor), currency } }),
  }))
}

/** The matches that these rules would make of all open items now, with those of the rules in force. Changes nothing. */
export async function rehearseRules(work: Work, draft: readonly MatchingRule[]): Promise<RehearsalWire> {
  const { version, data } = await rulesInForce(work)
  const hits = await hitsOf(work, version)
  const both = {
    draft: { found: [] as FoundHere[], left: 0 },
    inForce: { found: [] as FoundHere[], left: 0 },
  }
  let count = 0
  for (const { id, startsOn, currency } of await accounts(work)) {
    if (startsOn === undefined) continue
    const items = await matchable(work, id)
    count += items.length
    for (const [side, rules] of [
      ['draft', draft],
      ['inForce', data.rules],
    ] as const) {
      const { found, left } = matchItems(rules, items, currency)
      both[side].found.push(...found.map((one) => ({ ...one, currency })))
      both[side].left += left.length
    }
  }
  const only = (mine: Outcome, theirs: Outcome) => {
    const known = new Set(theirs.found.map(keyOf))
    return mine.found.filter((one) => !known.has(keyOf(one)))
  }
  return {
    items: count,
    draft: counted(draft, both.draft),
    inForce: counted(data.rules, both.inForce),
    hits: hits.map(({ rule, matches, undone }) => ({
      rule,
      matches: Number(matches),
      undone: Number(undone),
    })),
    left: { draft: both.draft.left, inForce: both.inForce.left },
    onlyDraft: await shown(work, only(both.draft, both.inForce)),
    onlyInForce: await shown(work, only(both.inForce, both.draft)),
  }
}
