import type { OpenUploadWire } from '@puente/contract/customer'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import type { Place } from './send-file.ts'

const begunQuery = queryOptions({
  queryKey: ['uploads'],
  queryFn: ({ signal }) => api.listUploads({}, { signal }),
  // What this tab sends meanwhile is no left-over.
  refetchOnWindowFocus: false,
})

interface Begun {
  readonly begun: OpenUploadWire | undefined
  /** Throws away what arrived of an upload. */
  readonly giveUp: (id: string) => void
}

/** What arrived of a file for a place and is no document yet. Where that cannot be asked, files are sent from the start. */
export function useBegun({ kind, side, page }: Place): Begun {
  const queryClient = useQueryClient()
  const { data } = useQuery(begunQuery)
  const begun = data?.items.find((one) => one.kind === kind && one.side === side && one.page === page)
  return {
    begun,
    giveUp: (id) => {
      queryClient.setQueryData(begunQuery.queryKey, (before) =>
        before === undefined ? before : { items: before.items.filter((one) => one.id !== id) },
      )
      // What nobody waits for is not worth a word when it fails: a day later the server throws it away by itself.
      api.giveUpUpload({ params: { id } }).catch(() => undefined)
    },
  }
}
