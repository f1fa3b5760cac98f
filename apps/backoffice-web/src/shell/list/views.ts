import type { ListLayout, ListViewWire } from '@puente/contract/staff'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { chosenIn, type Chosen, type Filters } from './filters.ts'

/** The caller's layout of a list and the views of it. */
export const listViewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['list-views', list],
    queryFn: () => api.getListViews({ params: { list } }),
    staleTime: Infinity,
  })

type Kept = Awaited<ReturnType<typeof api.getListViews>>

/**
 * Keeps the caller's layout of a list, or returns to the list's own. The table changes before the answer. Requests
 * run one after another, so the server keeps the last of two changes.
 */
export function useKeepLayout(list: string) {
  const client = useQueryClient()
  const { queryKey } = listViewsQuery(list)
  return useMutation({
    scope: { id: list },
    mutationFn: async (layout: ListLayout | undefined) => {
      if (layout === undefined) await api.deleteListLayout({ params: { list } })
      else await api.saveListLayout({ params: { list }, body: layout }, { outlivesPage: true })
    },
    onMutate: async (layout) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<Kept>(queryKey, (before) => {
        const { layout: _, ...rest } = before ?? { views: [] }
        return layout === undefined ? rest : { ...rest, layout }
      })
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

/**
 * The filters that a view may have: not typed text, because it may be personal data, which must not stay in a view
 * that colleagues read.
 */
export const nameable = <Of extends Filters>(filters: Of, chosen: Chosen<Of>): Chosen<Of> =>
  chosenIn(
    filters,
    Object.fromEntries(Object.entries(chosen).filter(([name]) => filters[name]?.kind !== 'typed')),
  )

/** The filters of a view as its list has them; those that the list does not have any more are left out. */
export const filtersOf = <Of extends Filters>(filters: Of, view: ListViewWire): Chosen<Of> =>
  chosenIn(filters, view.filters)

/** Filters as a view keeps them. */
export const keptFilters = (chosen: object): Record<string, string> =>
  Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, String(value)]))
