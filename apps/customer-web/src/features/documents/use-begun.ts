import type { OpenUploadWire } from '@puente/contract/customer'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import type { Place } from './send-file.ts'

const begunQuery = queryOptions({
  queryKey: ['uploads'],
  queryFn: ({ signal }) => api.listUploads({}, { signal }),
  // Uploads that this tab starts later are not interrupted ones.
  refetchOnWindowFocus: false,
})

interface Begun {
  readonly begun: OpenUploadWire | undefined
  /** Discards an interrupted upload. */
  readonly giveUp: (id: string) => void
}

/** The interrupted upload for a slot. If the query fails, files are uploaded from the start. */
export function useInterruptedUpload({ kind, side, page }: Place): Begun {
  const queryClient = useQueryClient()
  const { data } = useQuery(begunQuery)
  const begun = data?.items.find((one) => one.kind === kind && one.side === side && one.page === page)
  return {
    begun,
    giveUp: (id) => {
      queryClient.setQueryData(begunQuery.queryKey, (before) =>
        before === undefined ? before : { items: before.items.filter((one) => one.id !== id) },
      )
      // Errors are ignored: the server deletes abandoned uploads after a day.
      api.cancelUpload({ params: { id } }).catch(() => undefined)
    },
  }
}
