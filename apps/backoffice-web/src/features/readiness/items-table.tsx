import type { ReadinessItemWire } from '@puente/contract/staff'
import { DataTable, Muted, StatusChip, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../shell/navigation/links.ts'
import { shellWords } from '../../shell/words.ts'
import { factTexts, placeOf } from './item-text.ts'
import { words } from './words.ts'

const tones = { ok: 'ok', missing: 'bad', stale: 'neutral' } as const

/** A note below the name, in the normal weight: on a phone the first column is a heading. */
const Note = ({ children }: { children: string }) => (
  <span style={{ fontWeight: 400 }}>
    <Muted>{children}</Muted>
  </span>
)

function What({ item }: { item: ReadinessItemWire }) {
  const place = placeOf[item.key]
  const facts = factTexts(item)
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start', textAlign: 'start' }}>
      <span>{words(`names.${item.key}`)}</span>
      {item.state === 'missing' ? <Note>{words(`how.${item.key}`)}</Note> : null}
      {facts.length === 0 ? null : <Note>{facts.join(' ')}</Note>}
      {item.state === 'missing' && place !== undefined ? (
        <RouteLink to={place} aria-label={`${words('go')}: ${words(`names.${item.key}`)}`}>
          {words('go')}
        </RouteLink>
      ) : null}
    </div>
  )
}

const columns: readonly TableColumn<ReadinessItemWire>[] = [
  { key: 'item', header: words('columns.item'), wrap: true, cell: (item) => <What item={item} /> },
  {
    key: 'state',
    header: words('columns.state'),
    cell: ({ state, blocking }) => (
      <StatusChip tone={state === 'missing' && !blocking ? 'warn' : tones[state]}>
        {state === 'missing' && !blocking ? words('advised') : words(`states.${state}`)}
      </StatusChip>
    ),
  },
  { key: 'owner', header: words('columns.owner'), cell: ({ owner }) => shellWords(`roles.${owner}`) },
  {
    key: 'at',
    header: words('columns.at'),
    cell: ({ checkedAt }) => (checkedAt === undefined ? words('never') : format.dateTime(checkedAt)),
  },
]

const rank = { missing: 0, stale: 1, ok: 2 } as const

/** The items with their last results. Missing items come first. */
export function ItemsTable({ items }: { items: readonly ReadinessItemWire[] }) {
  const rows = items.toSorted((one, other) => rank[one.state] - rank[other.state])
  return <DataTable caption={words('items')} columns={columns} rows={rows} rowKey={({ key }) => key} />
}
