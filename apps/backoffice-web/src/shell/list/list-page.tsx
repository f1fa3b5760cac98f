import Box from '@mui/material/Box'
import { Column, PageHeading, from } from '@puente/ui'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Outlet, useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ColumnsDialog } from './columns-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { chosenIn, type Filters } from './filters.ts'
import { placedColumns } from './layout.ts'
import { listQuery, type List } from './list.ts'
import { listViewsQuery, useKeepLayout } from './views.ts'
import { ListRows } from './list-rows.tsx'

/**
 * A list as a page, from its description: filters in the URL, rows, and paging. An open case is shown to the
 * right of the list.
 */
export function ListPage<Row extends { readonly id: string }, Of extends Filters>({
  list,
}: {
  list: List<Row, Of>
}) {
  const { id } = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const chosen = useMemo(() => chosenIn(list.filters, search), [list.filters, search])
  const query = useInfiniteQuery({ ...listQuery(list, chosen), placeholderData: keepPreviousData })
  if (id === undefined || list.apart === true) {
    return (
      <Column width="full">
        <PageHeading
          title={list.title}
          lead={list.lead}
          actions={
            <>
              {list.actions}
              <ListColumns list={list} />
              <ExportButton list={list} chosen={chosen} />
            </>
          }
        />
        {list.summary?.(chosen)}
        <FilterBar list={list} chosen={chosen} />
        <ListRows list={list} chosen={chosen} query={query} />
      </Column>
    )
  }
  return (
    <Box sx={list.wideCase === true ? whole : split}>
      <Box component="aside" aria-label={list.title} sx={list.wideCase === true ? hidden : beside}>
        <Box component="p" sx={{ margin: '0 0 12px', fontSize: '0.9375rem', fontWeight: 600 }}>
          {list.title}
        </Box>
        <ListRows list={list} chosen={chosen} query={query} openId={id} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Outlet />
      </Box>
    </Box>
  )
}

/** The columns of the list, as the reader sees them. */
function ListColumns<Row extends { readonly id: string }, Of extends Filters>({
  list,
}: {
  list: List<Row, Of>
}) {
  const { data } = useQuery(listViewsQuery(list.name))
  const keepLayout = useKeepLayout(list.name)
  return (
    <ColumnsDialog
      first={list.columns[0].key}
      placed={placedColumns(list.columns, data?.layout)}
      dense={data?.layout?.dense === true}
      onChange={(layout) => keepLayout.mutate(layout)}
    />
  )
}

const whole = { maxWidth: 1600, marginInline: 'auto' }
/** The rows stay for their keys. */
const hidden = { display: 'none' }

const split = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignItems: 'start',
  maxWidth: 1600,
  marginInline: 'auto',
  [from.lg]: { gridTemplateColumns: 'minmax(380px, 2fr) minmax(0, 3fr)' },
}

/** Below desktop width an open case replaces the list and has a link back to it. */
const beside = {
  display: 'none',
  minWidth: 0,
  [from.lg]: {
    display: 'block',
    position: 'sticky',
    top: 24,
    maxHeight: 'calc(100dvh - 48px)',
    overflow: 'auto',
  },
}
