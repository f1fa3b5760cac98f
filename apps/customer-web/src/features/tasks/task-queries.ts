import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

const everyMs = 30_000

/** Everything the customer can or must do. What changes what is owed asks for this anew as well. */
export const tasksQuery = queryOptions({
  queryKey: ['pending-items', 'tasks'],
  queryFn: ({ signal }) => api.listTasks({}, { signal }),
  refetchInterval: everyMs,
})
