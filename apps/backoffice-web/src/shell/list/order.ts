import type { Direction, Sorting } from '@puente/ui'
import type { Filters } from './filters.ts'
import type { List, ListColumn } from './list.ts'

/** The name of the filter that selects the order of a list, in the URL and in the query of the endpoint. */
export const ORDER = 'order'

type Orders = readonly (readonly [order: string, key: string, direction: Direction])[]

const ordersOf = <Row>(columns: readonly ListColumn<Row>[]): Orders =>
  columns.flatMap(({ key, orders = {} }) =>
    (['descending', 'ascending'] as const).flatMap((direction) => {
      const order = orders[direction]
      return order === undefined ? [] : [[order, key, direction] as const]
    }),
  )

/**
 * The order of a list for its table. A press sorts by the column, the largest or latest first; another press turns it.
 * Undefined for a list with one order.
 */
export function sortingOf<Row extends { readonly id: string }, Of extends Filters>(
  { columns, filters }: Pick<List<Row, Of>, 'columns' | 'filters'>,
  chosen: Readonly<Record<string, unknown>>,
  show: (order: string | undefined) => void,
): Sorting | undefined {
  const choice = filters[ORDER]
  if (choice?.kind !== 'choice') return undefined
  const orders = ordersOf(columns)
  const [usual] = choice.values
  const order = chosen[ORDER] ?? usual
  const now = orders.find(([one]) => one === order)
  return {
    columns: new Set(orders.map(([, key]) => key)),
    current: now === undefined ? undefined : { key: now[1], direction: now[2] },
    onSort: (pressed) => {
      const own = orders.filter(([, key]) => key === pressed)
      const [next] = own.filter(([one]) => one !== now?.[0])
      if (next !== undefined) show(next[0] === usual ? undefined : next[0])
    },
  }
}
