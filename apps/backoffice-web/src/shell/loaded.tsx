import { describeFailure } from '@puente/web'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** A placeholder with the shape of the content. */
  skeleton: ReactNode
  /** 2 when the heading above is shown without waiting. */
  level?: 1 | 2
  children: (data: Data) => ReactNode
}

/** Shows the loaded data, a skeleton while it loads, or the error with a retry. */
export function Loaded<Data>({ query, skeleton, level = 1, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error !== null)
    return <Failed level={level} {...describeFailure(query.error)} retry={query.refetch} />
  return skeleton
}
