import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { below, from, rem, v } from '../theme/vars.ts'

export interface Definition {
  readonly term: ReactNode
  readonly value: ReactNode
  /** "Cambiar", with a hidden text that names its object. */
  readonly action?: ReactNode
}

const List = styled('dl')({
  margin: 0,
  '&[data-columns="2"]': {
    [from.md]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 32 },
  },
  '& > div': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 16,
    padding: '10px 0',
    borderBottom: `1px solid ${v.line}`,
  },
  '& > div:last-of-type': { borderBottom: 0 },
  '&[data-columns="2"] > div:nth-last-of-type(2):nth-of-type(odd)': { [from.md]: { borderBottom: 0 } },
  '& dt': { flex: '0 0 38%', maxWidth: 168, color: v.inkMuted, fontSize: rem(13) },
  '& dd': { flex: 1, minWidth: 0, margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& [data-slot="action"]': { flex: 'none', alignSelf: 'center', margin: '-6px 0' },
  // On phones, three items do not fit into one line: the name is above its value.
  [below.sm]: {
    '& dt': { flexBasis: '33%' },
    '& > div': { gap: 12 },
    '&[data-acting] > div': { flexWrap: 'wrap', gap: '2px 16px' },
    '&[data-acting] dt': { flexBasis: '100%', maxWidth: 'none' },
  },
})

/** Names and their values, one per line. */
export function DefinitionList({ items, columns = 1 }: { items: readonly Definition[]; columns?: 1 | 2 }) {
  return (
    <List data-columns={columns} data-acting={items.some(({ action }) => action !== undefined) || undefined}>
      {items.map((item, index) => (
        <div key={index}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
          {item.action === undefined ? null : <dd data-slot="action">{item.action}</dd>}
        </div>
      ))}
    </List>
  )
}
