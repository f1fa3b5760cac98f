import type { ReconciledItemWire } from '@puente/contract/staff'
import { Amount, Code, DataTable, Muted, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import type { ReactNode } from 'react'
import { RouteLink } from '../../shell/navigation/links.ts'
import { dayText } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { kindText, words } from './words.ts'

type Item = ReconciledItemWire

/** References in short form; at most two are shown, followed by the number of the others. */
export const References = ({ references }: { references: readonly string[] }): ReactNode =>
  references.length === 0 ? (
    shellWords('empty')
  ) : (
    <>
      {references.slice(0, 2).map((one) => (
        <span key={one} style={{ marginRight: 8 }}>
          <Code short={one.length > 14}>{one}</Code>
        </span>
      ))}
      {references.length > 2 ? <Muted>+{references.length - 2}</Muted> : null}
    </>
  )

/** The subject of a movement: the transfer, or the counterparty named by the bank. */
function About({ item }: { item: Item }): ReactNode {
  if (item.transferId !== undefined)
    return (
      <RouteLink to="/transfers/$id" params={{ id: item.transferId }}>
        {item.transferReference}
      </RouteLink>
    )
  return item.counterparty ?? item.words ?? shellWords('empty')
}

/** Whether the item is matched: the name of the rule, or by hand, with a link to the match; else to its break. */
function Matched({ item }: { item: Item }): ReactNode {
  if (item.matchId === undefined)
    return (
      <RouteLink to="/breaks/$id" params={{ id: item.id }}>
        {words('item.open')}
      </RouteLink>
    )
  return (
    <RouteLink to="/matches/$id" params={{ id: item.matchId }}>
      {item.rule ?? words('item.byHand')}
    </RouteLink>
  )
}

const columns = {
  side: { key: 'side', header: words('item.side'), cell: (row) => words(`item.sides.${row.side}`) },
  day: { key: 'day', header: words('item.day'), cell: (row) => dayText(row.day) },
  what: { key: 'what', header: words('item.what'), cell: kindText },
  about: { key: 'about', header: words('item.who'), cell: (row) => <About item={row} /> },
  references: {
    key: 'references',
    header: words('item.references'),
    cell: (row) => <References references={row.references} />,
  },
  amount: {
    key: 'amount',
    header: words('item.amount'),
    align: 'end',
    cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
  },
  match: { key: 'match', header: words('item.match'), cell: (row) => <Matched item={row} /> },
} as const satisfies Record<string, TableColumn<Item>>

interface ItemsTableProps {
  caption: string
  items: readonly Item[]
  /** Columns besides date, movement, references and amount. */
  shows: readonly ('side' | 'about' | 'match')[]
}

/** Movements as reported by the bank or recorded in the books. */
export function ItemsTable({ caption, items, shows }: ItemsTableProps) {
  const has = (one: 'side' | 'about' | 'match') => (shows.includes(one) ? [columns[one]] : [])
  return (
    <DataTable
      caption={caption}
      columns={[
        columns.day,
        ...has('side'),
        columns.what,
        columns.amount,
        ...has('match'),
        ...has('about'),
        columns.references,
      ]}
      rows={items}
      rowKey={(row) => row.id}
    />
  )
}
