import Box from '@mui/material/Box'
import {
  Button,
  Column,
  EmptyState,
  ListIcon,
  Notice,
  PageHeading,
  SearchIcon,
  SkeletonRows,
} from '@puente/ui'
import { describeFailure } from '@puente/web'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { RouteButtonLink } from '../../shell/links.ts'
import { Loaded } from '../../shell/loaded.tsx'
import type { TransferFilters } from './filters.ts'
import { FilterBar } from './filter-bar.tsx'
import { transfersQuery } from './queries.ts'
import { TransfersTable } from './transfers-table.tsx'
import { words } from './words.ts'

/** Transfers of all customers, newest first, by state or by what is searched. */
export function TransfersScreen() {
  const filters = useSearch({ from: '/shell/transfers' })
  const query = useInfiniteQuery({ ...transfersQuery(filters), placeholderData: keepPreviousData })
  return (
    <Column width="full">
      <PageHeading title={words('list.title')} />
      <FilterBar filters={filters} />
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={12} columns={7} />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0) return <NothingHere filtered={Object.keys(filters).length > 0} />
          return (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: 4,
                opacity: query.isPlaceholderData ? 0.6 : 1,
              }}
            >
              <TransfersTable items={items} />
              {query.isFetchNextPageError ? (
                <Notice tone="warn" title={words('list.moreFailed')}>
                  {describeFailure(query.error).title}
                </Notice>
              ) : null}
              {query.hasNextPage ? (
                <Box sx={{ justifySelf: 'center' }}>
                  <Button busy={query.isFetchingNextPage} onPress={() => query.fetchNextPage()}>
                    {words('list.more')}
                  </Button>
                </Box>
              ) : null}
            </Box>
          )
        }}
      </Loaded>
    </Column>
  )
}

function NothingHere({ filtered }: { filtered: boolean }) {
  if (!filtered) {
    return (
      <EmptyState
        icon={<ListIcon aria-hidden />}
        title={words('list.empty')}
        message={words('list.emptyMessage')}
      />
    )
  }
  return (
    <EmptyState
      icon={<SearchIcon aria-hidden />}
      title={words('list.noneFound')}
      message={words('list.noneFoundMessage')}
      action={
        <RouteButtonLink to={paths.transfers()} search={{} satisfies TransferFilters}>
          {words('list.clear')}
        </RouteButtonLink>
      }
    />
  )
}
