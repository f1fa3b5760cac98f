import type { BreakSummary } from '@puente/contract/staff'
import { ScaleIcon } from '@puente/ui'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { accountName } from '../ledger/words.ts'
import { breakColumns } from './break-columns.tsx'
import { breakFilters } from './filters.ts'
import { words } from './words.ts'

/** Breaks: movements that only the bank or only the books have, oldest first. */
const breaks = describeList<BreakSummary>()({
  name: 'breaks',
  path: paths.breaks(),
  filters: breakFilters,
  fields: {
    kind: {
      as: 'select',
      label: words('breaks.filters.kind'),
      any: words('breaks.filters.anyKind'),
      text: (kind) => words(`breaks.kinds.${kind}`),
    },
    team: {
      as: 'select',
      label: words('breaks.filters.team'),
      any: words('breaks.filters.anyTeam'),
      text: (team) => words(`breaks.teams.${team}`),
    },
    olderThanDays: {
      as: 'select',
      label: words('breaks.filters.age'),
      any: words('breaks.filters.anyAge'),
      text: (count) => words('breaks.filters.days', { count }),
    },
    code: {
      as: 'select',
      label: words('breaks.filters.account'),
      any: words('breaks.filters.any'),
      text: (code) => accountName(code) ?? code,
    },
    currency: {
      as: 'select',
      label: words('breaks.filters.currency'),
      any: words('breaks.filters.any'),
      text: (currency) => currency,
    },
    order: { as: 'order' },
  },
  title: words('breaks.title'),
  lead: words('breaks.lead'),
  caption: words('breaks.caption'),
  icon: <ScaleIcon aria-hidden />,
  empty: { title: words('breaks.empty'), message: words('breaks.emptyMessage') },
  noneFound: { title: words('breaks.noneFound') },
  page: (query) => api.listBreaks({ query }),
  casePath: paths.break,
  exported: {
    roles: ['treasury', 'officer'],
    formats: spreadsheets,
    file: (chosen, format) => api.exportBreaks({ query: { ...chosen, format: spreadsheet(format) } }),
    fileName: words('breaks.fileName'),
  },
  columns: breakColumns,
})

export const BreaksScreen = () => <ListPage list={breaks} />
