import type { Selection } from '@puente/ui'
import { useState } from 'react'
import { shellWords } from '../words.ts'

/** The rows that the reader has selected, among those that the list shows now. */
export function useSelection<Row extends { readonly id: string }>(
  items: readonly Row[],
): { readonly rows: readonly Row[]; readonly clear: () => void; readonly selection: Selection<Row> } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const rows = items.filter(({ id }) => ids.has(id))
  const toggled = (id: string) => (ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
  return {
    rows,
    clear: () => setIds(new Set()),
    selection: {
      label: shellWords('list.select'),
      labelAll: shellWords('list.selectAll'),
      isSelected: ({ id }) => ids.has(id),
      onToggle: ({ id }) => setIds(new Set(toggled(id))),
      all: rows.length === 0 ? 'none' : rows.length === items.length ? 'all' : 'some',
      onToggleAll: () => setIds(new Set(rows.length === items.length ? [] : items.map(({ id }) => id))),
    },
  }
}
