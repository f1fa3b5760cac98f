import { Button } from '@puente/ui'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { FailedPart } from './failed.tsx'
import { words } from './words.ts'

interface NextPageProps extends Omit<ComponentProps<typeof Button>, 'onPress' | 'busy'> {
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  > & { readonly fetchNextPage: () => unknown }
  /** Fetches the next page, if more happens with it. */
  onLoad?: () => unknown
}

/** The button that loads the next page of a list, or why it failed, with a retry; nothing after the last page. */
export function NextPage({ query, onLoad = () => query.fetchNextPage(), ...button }: NextPageProps) {
  if (query.isFetchNextPageError)
    return <FailedPart title={words('moreFailed')} error={query.error} onRetry={onLoad} />
  return query.hasNextPage ? <Button {...button} busy={query.isFetchingNextPage} onPress={onLoad} /> : null
}
