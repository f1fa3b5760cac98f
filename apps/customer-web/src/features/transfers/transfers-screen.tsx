import {
  ButtonLink,
  Card,
  Column,
  EmptyState,
  FileButton,
  EmptyDrawing,
  LiveRegion,
  PageHeading,
  SearchDrawing,
} from '@puente/ui'
import { describeFailure, format, todayInChile } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useRef, useState, type ComponentProps } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { WhoHasPower } from '../customers/who-can.tsx'
import { isFiltered, readTransferSearch, type TransferSearch } from './filter.ts'
import { TransferDays } from './transfer-days.tsx'
import { TransferFilters } from './transfer-filters.tsx'
import { RowSkeletons } from './transfer-row.tsx'
import { transfersQuery } from './transfer-queries.ts'
import { words } from './words.ts'

/** All transfers, or those that match the filters in the URL, by day. */
export function TransfersScreen() {
  const search = readTransferSearch(useSearch({ strict: false }))
  const query = useInfiniteQuery({ ...transfersQuery(search), placeholderData: keepPreviousData })
  const transfers = query.data?.pages.flatMap((page) => page.items)
  const isEmpty = transfers?.length === 0 && !query.isPlaceholderData
  const mayOperate = useMay('operate')
  const isNew = isEmpty && !isFiltered(search)
  return (
    <Column width="list">
      <PageHeading
        title={words('list.title')}
        actions={
          isNew || !mayOperate ? undefined : (
            <ButtonLink kind="primary" href={paths.send()}>
              {words('list.start')}
            </ButtonLink>
          )
        }
      />
      {isNew ? null : <TransferFilters key={JSON.stringify(search)} search={search} />}
      <Loaded query={query} failed={words('list.failed')} skeleton={<RowSkeletons rows={6} />}>
        {() => (
          <>
            {isNew ? <NoTransfers /> : null}
            {isEmpty && !isNew ? <NothingFits /> : null}
            <TransferDays transfers={transfers ?? []} busy={query.isPlaceholderData} />
          </>
        )}
      </Loaded>
      <More query={query} count={transfers?.length ?? 0} />
      {transfers === undefined || transfers.length === 0 ? null : <Export search={search} />}
    </Column>
  )
}

interface MoreProps {
  query: ComponentProps<typeof NextPage>['query']
  count: number
}

/**
 * Loads the next page below; when the button disappears after the last page, the focus moves to the first new
 * row.
 */
function More({ query, count }: MoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const [from, setFrom] = useState<number>()
  const load = async () => {
    const before = count
    await query.fetchNextPage()
    setFrom(before)
    requestAnimationFrame(() => {
      if (place.current?.querySelector('button') !== null) return
      document.querySelectorAll<HTMLElement>('[data-part="transfer"]')[before]?.focus({ preventScroll: true })
    })
  }
  const added = from === undefined ? 0 : count - from
  return (
    <div ref={place}>
      <NextPage fullWidth query={query} onLoad={load}>
        {words('list.more')}
      </NextPage>
      <LiveRegion message={added > 0 ? words('list.added', { count: format.count(added) }) : ''} />
    </div>
  )
}

function Export({ search }: { search: TransferSearch }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <FileButton
        label={words(isFiltered(search) ? 'export.filtered' : 'export.all')}
        making={words('export.making')}
        saved={words('export.saved')}
        failed={words('export.failed')}
        why={(error) => describeFailure(error).message}
        fetchFile={() => api.exportTransfers({ query: { format: 'csv', ...search } })}
        fileName={() => `${words('export.name')}-${todayInChile()}.csv`}
      />
      <ButtonLink kind="text" href={paths.statements()}>
        {words('export.statements')}
      </ButtonLink>
    </div>
  )
}

function NoTransfers() {
  const mayOperate = useMay('operate')
  return (
    <Card>
      <EmptyState
        icon={<EmptyDrawing />}
        title={words('list.empty')}
        message={words('list.emptyText')}
        action={
          mayOperate ? (
            <ButtonLink kind="main" href={paths.send()}>
              {words('list.start')}
            </ButtonLink>
          ) : (
            <WhoHasPower power="operate" />
          )
        }
      />
    </Card>
  )
}

function NothingFits() {
  return (
    <Card>
      <EmptyState
        icon={<SearchDrawing />}
        title={words('list.nothing')}
        message={words('list.nothingText')}
        action={<ButtonLink href={paths.transfers()}>{words('filter.clear')}</ButtonLink>}
      />
    </Card>
  )
}
