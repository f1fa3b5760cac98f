import { Button, Notice } from '@puente/ui'
import { describeFailure } from '@puente/web'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { words } from './words.ts'

interface LoadingProps<Data> {
  query: UseQueryResult<Data>
  /** What could not be shown, as text. */
  failed: string
  /** A placeholder with the shape of the content. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** One part of the screen: a skeleton while it loads, or its error, independent of the other parts. */
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
