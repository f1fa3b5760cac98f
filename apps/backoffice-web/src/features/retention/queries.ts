import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'

const slow = pollWhileActive(30_000)
const fast = pollWhileActive(3000)

/** The retention of data; read often while a dry run is under way. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: () => api.getRetention({}),
  refetchInterval: ({ state }) => {
    const dryRun = state.data?.dryRun
    return dryRun !== undefined && dryRun.endedAt === undefined ? fast() : slow()
  },
})

export const useDryRun = () => useAction(() => api.requestRetentionDryRun({ body: {} }))
