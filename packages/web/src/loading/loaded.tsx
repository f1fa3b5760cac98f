import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed, FailedPart } from './failed.tsx'

type Query<Data> = Pick<UseQueryResult<Data>, 'data' | 'error'> & { readonly refetch: () => unknown }

interface LoadedProps<Data> {
  query: Query<Data>
  /** A placeholder with the shape of the content. */
  skeleton: ReactNode
  /** What could not be shown, as text, when the data are a part of the screen. */
  failed?: string
  /** Without `failed`: 2 when the heading above is shown without waiting. */
  level?: 1 | 2
  children: (data: Data) => ReactNode
}

/** Shows the loaded data, a skeleton while they load, or the error with a retry. Data stay while a refetch fails. */
export function Loaded<Data>({ query, skeleton, failed, level = 1, children }: LoadedProps<Data>) {
  const { data, error } = query
  if (data !== undefined) return children(data)
  if (error === null) return skeleton
  const onRetry = () => query.refetch()
  return failed === undefined ? (
    <Failed level={level} error={error} onRetry={onRetry} />
  ) : (
    <FailedPart title={failed} error={error} onRetry={onRetry} />
  )
}

/** Two queries as one: its data are complete when both have theirs, and a retry repeats those that failed. */
export function both<One, Other>(one: Query<One>, other: Query<Other>): Query<readonly [One, Other]> {
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    error: one.error ?? other.error,
    refetch: () =>
      Promise.all([one, other].filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  }
}
