import { foundKinds, type Found } from '@puente/contract/staff'
import type { FindingGroup } from '@puente/ui'
import { foundAddress } from './found-address.ts'
import { lineText, titleText } from './found-text.ts'
import type { OwnFinding } from './use-own-findings.ts'
import { words } from '../words.ts'

/** The groups of the search dialog, and the path of each item. */
export interface Groups {
  readonly groups: readonly FindingGroup[]
  readonly paths: ReadonlyMap<string, string>
  /** The items of an earlier text while a response is awaited. */
  readonly earlier: ReadonlySet<string>
}

interface Own {
  readonly actions: readonly OwnFinding[]
  readonly screens: readonly OwnFinding[]
  readonly settings: readonly OwnFinding[]
}

const keyOf = ({ kind, id, customerId = '', title }: Found): string => `${kind} ${id} ${customerId} ${title}`

/** Groups the results of a text by kind: actions first, then what was found, then screens and settings. */
export function groupsOf(found: readonly Found[], own: Own): Groups {
  const paths = new Map<string, string>()
  const earlier = new Set<string>()
  const ownItems = (name: string, findings: readonly OwnFinding[]) =>
    findings.map(({ path, title }) => {
      const id = `${name} ${path}`
      paths.set(id, path)
      return { id, title }
    })
  const foundItems = (items: readonly Found[]) =>
    items.flatMap((item) => {
      const path = foundAddress(item)
      if (path === undefined) return []
      const id = keyOf(item)
      paths.set(id, path)
      earlier.add(id)
      const detail = lineText(item)
      return [{ id, title: titleText(item), ...(detail === '' ? {} : { detail }) }]
    })
  const groups = [
    { label: words('search.actions'), items: ownItems('action', own.actions) },
    ...foundKinds.map((kind) => ({
      label: words(`search.kinds.${kind}`),
      items: foundItems(found.filter((item) => item.kind === kind)),
    })),
    { label: words('search.screens'), items: ownItems('screen', own.screens) },
    { label: words('search.settings'), items: ownItems('setting', own.settings) },
  ]
  return { groups: groups.filter(({ items }) => items.length > 0), paths, earlier }
}

/** What this person opened last, in one group. */
export function recentGroup(found: readonly Found[]): Groups {
  const { groups, paths } = groupsOf(found, { actions: [], screens: [], settings: [] })
  const byId = new Map(groups.flatMap(({ items }) => items).map((item) => [item.id, item]))
  const items = found.flatMap((item) => byId.get(keyOf(item)) ?? [])
  const recent = [{ label: words('search.recent'), items }]
  return { groups: items.length > 0 ? recent : [], paths, earlier: new Set() }
}
