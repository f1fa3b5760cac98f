import { Button, Notice } from '@puente/ui'
import { describeFailure } from '@puente/web'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { words } from './words.ts'

interface LoadingProps<Data> {
  query: UseQueryResult<Data>
  /** What could not be shown, in words. */
  failed: string
  /** Shaped like what is coming. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** One part of the screen: its outline while it comes, or why it does not come while the other parts go on. */
export function Loading<Data>({ query, failed, skeleton, children }: LoadingProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return skeleton
  return (
    <div role="alert">
      <Notice
        tone="bad"
        title={failed}
        actions={<Button onPress={() => query.refetch()}>{words('again')}</Button>}
      >
        {describeFailure(query.error).message}
      </Notice>
    </div>
  )
}
