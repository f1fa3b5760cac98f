import { styled } from '@mui/material/styles'
import { Button, ButtonLink, Card, Column, EmptyState, ListIcon, PageHeading, rem, v } from '@puente/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { FailedPart } from '../../shell/failed-part.tsx'
import { byDay } from './days.ts'
import { RowSkeletons, TransferRow, TransferRows } from './transfer-row.tsx'
import { transfersQuery } from './transfer-queries.ts'
import { words } from './words.ts'

const DayHeading = styled('h2')({
  margin: '0 0 8px',
  fontSize: rem(13),
  fontWeight: 500,
  color: v.inkMuted,
})

/** Everything that was sent, by day. */
export function TransfersScreen() {
  const query = useInfiniteQuery(transfersQuery)
  const transfers = query.data?.pages.flatMap((page) => page.items)
  const isEmpty = transfers?.length === 0
  return (
    <Column width="list">
      <PageHeading
        title={words('list.title')}
        actions={
          isEmpty ? undefined : (
            <ButtonLink kind="primary" href={paths.send()}>
              {words('list.start')}
            </ButtonLink>
          )
        }
      />
      {query.isError ? (
        <FailedPart title={words('list.failed')} error={query.error} onRetry={() => query.refetch()} />
      ) : null}
      {query.isPending ? <RowSkeletons rows={6} /> : null}
      {isEmpty ? <NoTransfers /> : null}
      {byDay(transfers ?? [], new Date()).map((day) => (
        <section key={day.title} aria-label={day.title}>
          <DayHeading>{day.title}</DayHeading>
          <TransferRows>
            {day.transfers.map((transfer) => (
              <TransferRow key={transfer.id} transfer={transfer} />
            ))}
          </TransferRows>
        </section>
      ))}
      {query.hasNextPage ? (
        <Button fullWidth busy={query.isFetchingNextPage} onPress={() => query.fetchNextPage()}>
          {words('list.more')}
        </Button>
      ) : null}
    </Column>
  )
}

function NoTransfers() {
  return (
    <Card>
      <EmptyState
        icon={<ListIcon aria-hidden />}
        title={words('list.empty')}
        message={words('list.emptyText')}
        action={
          <ButtonLink kind="main" href={paths.send()}>
            {words('list.start')}
          </ButtonLink>
        }
      />
    </Card>
  )
}
