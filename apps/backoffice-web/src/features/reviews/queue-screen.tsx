import { Column, EmptyState, PageHeading, ShieldIcon, SkeletonRows, Tabs } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { RouteTab } from '../../shell/links.ts'
import { Loaded } from '../../shell/loaded.tsx'
import { reviewsQuery } from './queries.ts'
import { ReviewsTable } from './reviews-table.tsx'
import { words } from './words.ts'

/** Transfers that wait for a verdict, the one due first at the top; and those that had one. */
export function ReviewsScreen() {
  const { status = 'open' } = useSearch({ from: '/shell/reviews' })
  const query = useQuery(reviewsQuery(status))
  return (
    <Column width="full">
      <PageHeading title={words('title')} lead={words('lead')} />
      <Tabs label={words('tabs')}>
        <RouteTab to={paths.reviews()} search={{}} activeOptions={{ exact: true }}>
          {words('open')}
        </RouteTab>
        <RouteTab to={paths.reviews()} search={{ status: 'closed' }} activeOptions={{ exact: true }}>
          {words('closed')}
        </RouteTab>
      </Tabs>
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={8} columns={7} />}>
        {({ items }) =>
          items.length === 0 ? (
            <NothingWaits status={status} />
          ) : (
            <ReviewsTable items={items} status={status} />
          )
        }
      </Loaded>
    </Column>
  )
}

function NothingWaits({ status }: { status: 'open' | 'closed' }) {
  return (
    <EmptyState
      icon={<ShieldIcon aria-hidden />}
      title={words(status === 'open' ? 'emptyOpen' : 'emptyClosed')}
      message={status === 'open' ? words('emptyOpenMessage') : undefined}
    />
  )
}
