import Box from '@mui/material/Box'
import { DataTable, EmptyState, SkeletonRows } from '@puente/ui'
import { Loaded, NextPage } from '@puente/web/loading'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePendingDecisions } from '../held/use-held.ts'
import { RouteButtonLink, RouteLink } from '../navigation/links.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { shellWords } from '../words.ts'
import { chosenBesidesTabs, tabsAlone } from './chosen.ts'
import { BulkBar } from './bulk.tsx'
import type { Chosen, Filters } from './filters.ts'
import type { List, ListColumn, Page } from './list.ts'
import { useSelection } from './use-selection.ts'
import { useTable } from './use-table.ts'

interface ListRowsProps<Row extends { readonly id: string }, Of extends Filters> {
  list: List<Row, Of>
  chosen: Chosen<Of>
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>
  /** The id of the open case. */
  openId?: string
}

/** The filtered rows with all loaded pages; or the reason why there are none. */
export function ListRows<Row extends { readonly id: string }, Of extends Filters>(
  props: ListRowsProps<Row, Of>,
) {
  const { list, chosen, query, openId } = props
  const navigate = useNavigate()
  const search = searchOf(list, chosen)
  const leads = list.casePath !== undefined || list.leadsTo !== undefined
  const open = (row: Row) => {
    const to = addressOf(list, row)
    return to === undefined ? undefined : navigate({ to, search })
  }
  const decided = usePendingDecisions().filter(({ step }) => step !== 'refused')
  const items = (query.data?.pages.flatMap((page) => page.items) ?? []).filter(
    ({ id }) => !decided.some(({ about }) => about === id),
  )
  useRowKeys(items, openId, (id) => items.filter((row) => row.id === id).map(open))
  const { rows: selected, clear, selection } = useSelection(items)
  const table = useTable(list, chosen, openId !== undefined)
  const columns = useMemo(
    () =>
      table.columns.map((column) =>
        leads && column.key === list.columns[0].key ? leading(column, list, chosen) : column,
      ),
    [table.columns, leads, list, chosen],
  )
  return (
    <Loaded
      level={2}
      query={table.views.isPending ? table.views : query}
      skeleton={<SkeletonRows rows={10} columns={columns.length} />}
    >
      {() =>
        items.length === 0 ? (
          <Nothing list={list} chosen={chosen} isBeside={openId !== undefined} />
        ) : (
          <Box sx={{ ...rows, opacity: query.isPlaceholderData ? 0.6 : 1 }}>
            <BulkBar actions={list.bulk ?? []} rows={selected} onClear={clear} />
            <DataTable
              caption={list.caption}
              columns={columns}
              rows={items}
              rowKey={(row) => row.id}
              isCurrent={(row) => row.id === openId}
              onOpen={leads ? open : undefined}
              dense={table.dense}
              sorting={table.sorting}
              resizing={table.resizing}
              selection={list.bulk === undefined || openId !== undefined ? undefined : selection}
            />
            <More query={query} />
          </Box>
        )
      }
    </Loaded>
  )
}

const rows = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }

/** The address of the case of a row; undefined when it has none. */
const addressOf = <Row extends { readonly id: string }, Of extends Filters>(list: List<Row, Of>, row: Row) =>
  list.leadsTo === undefined ? list.casePath?.(row.id) : list.leadsTo(row)

const searchOf = <Row extends { readonly id: string }, Of extends Filters>(
  list: List<Row, Of>,
  chosen: Chosen<Of>,
) => (list.casePath === undefined || list.apart === true ? {} : chosen)

/**
 * The same column with a link to the row's case; the filters stay in the URL when the case opens beside the
 * list.
 */
function leading<Row extends { readonly id: string }, Of extends Filters>(
  column: ListColumn<Row>,
  list: List<Row, Of>,
  chosen: Chosen<Of>,
): ListColumn<Row> {
  const search = searchOf(list, chosen)
  return {
    ...column,
    cell: (row) => {
      const content = column.cell(row)
      const place = addressOf(list, row)
      if (place === undefined) return content
      const title = column.truncate === true && typeof content === 'string' ? content : undefined
      return (
        <RouteLink to={place} search={search} title={title}>
          {content}
        </RouteLink>
      )
    },
  }
}

interface NothingProps<Row extends { readonly id: string }, Of extends Filters> {
  list: List<Row, Of>
  chosen: Chosen<Of>
  isBeside: boolean
}

function Nothing<Row extends { readonly id: string }, Of extends Filters>(props: NothingProps<Row, Of>) {
  const { list, chosen, isBeside } = props
  if (isBeside) return <Box sx={{ color: 'text.secondary' }}>{shellWords('list.nothingLeft')}</Box>
  const { title, message } = Object.keys(chosen).length === 0 ? list.empty : (list.noneFound ?? list.empty)
  return (
    <EmptyState
      icon={list.icon}
      title={title}
      message={message}
      action={
        chosenBesidesTabs(list, chosen) ? (
          <RouteButtonLink to={list.path} search={tabsAlone(list, chosen)}>
            {shellWords('list.clear')}
          </RouteButtonLink>
        ) : undefined
      }
    />
  )
}

/** Loads the next page. */
function More<Row>({ query }: { query: UseInfiniteQueryResult<InfiniteData<Page<Row>>> }) {
  return (
    <Box sx={{ justifySelf: 'center', '&:empty': { display: 'none' } }}>
      <NextPage query={query}>{shellWords('list.more')}</NextPage>
    </Box>
  )
}
