import type { ReturnWire } from '@puente/contract/staff'
import { Amount, RefreshIcon } from '@puente/ui'
import { format } from '@puente/web'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Age, Due } from '../../../shell/moments/aged.tsx'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { describeList } from '../../../shell/list/list.ts'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { shellWords } from '../../../shell/words.ts'
import { words as actionWords } from '../../transfers/actions/words.ts'
import { words } from '../words.ts'
import { returnFilters } from './filters.ts'

/** Returned payouts, open or decided. */
const returns = describeList<ReturnWire>()({
  name: 'returns',
  path: paths.returns(),
  filters: returnFilters,
  fields: {
    status: {
      as: 'tabs',
      label: words('returns.tabs'),
      text: (status) => words(`returns.tabsOf.${status}`),
    },
    acts: {
      as: 'select',
      label: words('returns.actsLabel'),
      any: words('returns.anyActs'),
      text: (acts) => words(`returns.acts.${acts}`),
    },
  },
  title: words('returns.title'),
  lead: words('returns.lead'),
  caption: words('returns.caption'),
  icon: <RefreshIcon aria-hidden />,
  empty: { title: words('returns.empty'), message: words('returns.emptyMessage') },
  noneFound: { title: words('returns.noneFound') },
  page: (query) => api.listReturns({ query }),
  casePath: paths.return,
  exported: {
    roles: ['treasury', 'officer'],
    formats: spreadsheets,
    file: (chosen, fileFormat) =>
      api.exportReturns({ query: { ...chosen, format: spreadsheet(fileFormat) } }),
    fileName: fileNames.returns,
  },
  columns: [
    {
      key: 'transfer',
      header: words('returns.columns.transfer'),
      brief: true,
      cell: (row) => row.transferReference,
    },
    {
      key: 'reason',
      header: words('returns.columns.reason'),
      cell: (row) => actionWords(`reasons.${row.reason}`),
    },
    {
      key: 'acts',
      header: words('returns.columns.acts'),
      cell: (row) => words(`returns.acts.${row.acts}`),
    },
    {
      key: 'amount',
      header: words('returns.columns.amount'),
      align: 'end',
      brief: true,
      cell: (row) => <Amount value={format.amount(row.amount)} currency={row.amount.currency} />,
    },
    {
      key: 'age',
      header: words('returns.columns.age'),
      align: 'end',
      brief: true,
      cell: (row) => <Age days={row.ageDays} ended={row.closedAt !== undefined} />,
    },
    {
      key: 'due',
      header: words('returns.columns.due'),
      align: 'end',
      cell: (row) => <Due at={row.dueAt} over={row.closedAt !== undefined} />,
    },
    {
      key: 'outcome',
      header: words('returns.columns.outcome'),
      cell: (row) =>
        row.outcome === undefined ? shellWords('empty') : words(`returns.outcomes.${row.outcome}`),
    },
  ],
})

export const ReturnsScreen = () => <ListPage list={returns} />
