import type { CloseScope } from '@puente/contract/staff'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

/** The checklist of a day, or of the period that ends with it. */
export const checklistQuery = (scope: CloseScope, day: string) =>
  queryOptions({
    queryKey: ['close-checklist', scope, day],
    queryFn: () => api.getCloseChecklist({ query: { scope, day } }),
  })

/** The records of closes, a page at a time. */
export const recordsQuery = infiniteQueryOptions({
  queryKey: ['close-records'],
  queryFn: ({ pageParam }) =>
    api.listCloseRecords({ query: pageParam === undefined ? {} : { after: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => last.next,
})

/** One record of a close. It never changes; whether its period was opened again may. */
export const recordQuery = (id: string) =>
  queryOptions({ queryKey: ['close-record', id], queryFn: () => api.getCloseRecord({ params: { id } }) })

export const useRecordDay = () =>
  useAction((body: { readonly day: string; readonly note?: string }, idempotencyKey) =>
    api.recordDayClose({ body, idempotencyKey }),
  )
