import { isRefusal, type Refusal } from '@puente/contract'
import { foundKinds, type Found, type FoundKind } from '@puente/contract/staff'
import { pageOf, type List, type Paging } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import type { Reader } from '../cases/approvals.ts'
import { searchedKinds } from './search-kinds.ts'
import { meaningOf } from './search-meaning.ts'
import { namedBy } from './search-named.ts'

/** Results per kind. A user who needs others types more letters or reads the page of results. */
const SHOWN_MAX = 5
/** Kinds whose results show who somebody is. */
const PEOPLE: readonly FoundKind[] = [
  'customer',
  'recipient',
  'member',
  'account',
  'payment',
  'thread',
  'document',
  'decision',
]

/** The list of a kind for one text: its cursors are refused for any other text. */
const listOf = <Filter, Row>(list: List<Filter, Row>, text: string): List<Filter, Row> => ({
  ...list,
  name: `${list.name} ${text}`,
})

/** Records in the audit trail how many results with personal data were shown. */
async function auditPeople(work: Work, items: readonly Found[]): Promise<void> {
  const found = items.filter(
    ({ kind, about }) => PEOPLE.includes(kind) || (kind === 'case' && about === 'suspense'),
  ).length
  if (found > 0) await work.audit({ action: 'find-people', facts: { found } })
}

/** The first results of every kind, and the cursors of the kinds that have more. */
export interface SearchResults {
  readonly items: Found[]
  readonly next: { readonly kind: FoundKind; readonly after: string }[]
}

/** Searches by every meaning the typed text can have. Each is one query on an index. */
export async function searchFor(work: Work, reader: Reader, typed: string): Promise<SearchResults> {
  const text = typed.trim()
  if (/^[a-z]{3}_[0-9a-f]{32}$/.test(text))
    return { items: await resultsNamed(work, reader, [text]), next: [] }
  const meaning = await meaningOf(work, text)
  const kinds = searchedKinds(reader.role)
  const items: Found[] = []
  const next: { kind: FoundKind; after: string }[] = []
  for (const kind of foundKinds) {
    const one = kinds[kind]
    if (one === undefined || !one.may(reader.role)) continue
    const page = await pageOf(work, listOf(one.list, meaning.text), meaning, { limit: SHOWN_MAX })
    if (isRefusal(page)) continue
    items.push(...page.rows.map(({ found }) => found))
    if (page.next !== undefined) next.push({ kind, after: page.next })
  }
  await auditPeople(work, items)
  return { items, next }
}

/** A page of the results of one kind; without results for a kind that the role may not open. */
export async function searchPage(
  work: Work,
  reader: Reader,
  asked: Paging & { readonly text: string; readonly kind: FoundKind },
): Promise<{ readonly items: Found[]; readonly next?: string } | Refusal<'fields-wrong'>> {
  const one = searchedKinds(reader.role)[asked.kind]
  if (one === undefined || !one.may(reader.role)) return { items: [] }
  const meaning = await meaningOf(work, asked.text)
  const page = await pageOf(work, listOf(one.list, meaning.text), meaning, asked)
  if (isRefusal(page)) return page
  const items = page.rows.map(({ found }) => found)
  await auditPeople(work, items)
  return { items, ...(page.next === undefined ? {} : { next: page.next }) }
}

/** What has these public ids and may be opened by the role, in the order asked. */
export async function resultsNamed(work: Work, reader: Reader, ids: readonly string[]): Promise<Found[]> {
  const items: Found[] = []
  for (const id of ids) items.push(...(await namedBy(work, reader, id)))
  await auditPeople(work, items)
  return items
}
