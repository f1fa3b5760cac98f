import { Button, Card, EmptyState, Section, SkeletonLines, StarIcon } from '@puente/ui'
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedPart } from '../../parts/failed-part.tsx'
import { Lines } from './lines.ts'

interface PagedListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Item[] }>>
  texts: Readonly<Record<'title' | 'failed' | 'empty' | 'emptyText' | 'more', string>>
  row: (item: Item) => ReactNode
}

/** A list with its heading, in pages; with texts for an empty list and for a failure. */
export function PagedList<Item extends { readonly id: string }>({ query, texts, row }: PagedListProps<Item>) {
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Section title={texts.title}>
      {query.isError ? (
        <FailedPart title={texts.failed} error={query.error} onRetry={() => query.refetch()} />
      ) : null}
      {query.isPending ? <SkeletonLines lines={3} /> : null}
      {query.isSuccess ? (
        <Card>
          {items.length === 0 ? (
            <EmptyState icon={<StarIcon aria-hidden />} title={texts.empty} message={texts.emptyText} />
          ) : (
            <Lines>
              {items.map((item) => (
                <li key={item.id}>{row(item)}</li>
              ))}
            </Lines>
          )}
        </Card>
      ) : null}
      {query.hasNextPage ? (
        <Button fullWidth busy={query.isFetchingNextPage} onPress={() => query.fetchNextPage()}>
          {texts.more}
        </Button>
      ) : null}
    </Section>
  )
}
