import { Card, EmptyState, Section, SkeletonLines, StarIcon } from '@puente/ui'
import { Loaded, NextPage } from '@puente/web/loading'
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Lines } from './lines.ts'

interface PagedListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Item[] }>>
  texts: Readonly<Record<'title' | 'failed' | 'empty' | 'emptyText' | 'more', string>>
  row: (item: Item) => ReactNode
}

/** A list with its heading, in pages; with texts for an empty list and for a failure. */
export function PagedList<Item extends { readonly id: string }>({ query, texts, row }: PagedListProps<Item>) {
  return (
    <Section title={texts.title}>
      <Loaded query={query} failed={texts.failed} skeleton={<SkeletonLines lines={3} />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          return (
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
          )
        }}
      </Loaded>
      <NextPage fullWidth query={query}>
        {texts.more}
      </NextPage>
    </Section>
  )
}
