import { describeFailure } from '@puente/web'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** Shaped like what is coming. */
  skeleton: ReactNode
  /** 2 where the heading stands above and does not wait. */
  level?: 1 | 2
  children: (data: Data) => ReactNode
}

/** Shows what was asked for, its outline while it comes, or why it does not come and how to try again. */
export function Loaded<Data>({ query, skeleton, level = 1, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error !== null)
    return <Failed level={level} {...describeFailure(query.error)} retry={query.refetch} />
  return skeleton
}
