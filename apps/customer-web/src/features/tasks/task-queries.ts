import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

const everyMs = 30_000

/** The customer's tasks. A mutation that changes pending items invalidates this query too. */
export const tasksQuery = queryOptions({
  queryKey: ['pending-items', 'tasks'],
  queryFn: ({ signal }) => api.listTasks({}, { signal }),
  refetchInterval: everyMs,
})
