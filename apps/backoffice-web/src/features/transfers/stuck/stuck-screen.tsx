import type { StuckTransferWire } from '@puente/contract/staff'
import { AlertIcon, Amount } from '@puente/ui'
import { createWords, format } from '@puente/web'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Due } from '../../../shell/moments/aged.tsx'
import { ListPage } from '../../../shell/list/list-page.tsx'
import { describeList } from '../../../shell/list/list.ts'
import { fileNames } from '../../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../../shell/list/spreadsheet.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { stuckMessages } from './messages.es.ts'

const words = createWords(stuckMessages)

/** Transfers that need a person to proceed, oldest first, each linked to its own screen. */
const stuck = describeList<StuckTransferWire>()({
  name: 'stuck-transfers',
  path: paths.stuckTransfers(),
  filters: {},
  fields: {},
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <AlertIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  page: (query) => api.listStuckTransfers({ query }),
  casePath: paths.transfer,
  apart: true,
  exported: {
    roles: ['officer', 'treasury', 'admin'],
    formats: spreadsheets,
    file: (_chosen, fileFormat) => api.exportStuckTransfers({ query: { format: spreadsheet(fileFormat) } }),
    fileName: fileNames.stuck,
  },
  columns: [
    {
      key: 'reference',
      header: words('columns.reference'),
      cell: (row) => row.reference,
    },
    { key: 'why', header: words('columns.why'), cell: (row) => words(`whys.${row.why}`) },
    {
      key: 'customer',
      header: words('columns.customer'),
      width: '20%',
      truncate: true,
      cell: (row) => row.customer.name,
    },
    {
      key: 'recipient',
      header: words('columns.recipient'),
      width: '20%',
      truncate: true,
      cell: (row) => `${row.recipientName} · ${row.country}`,
    },
    {
      key: 'send',
      header: words('columns.send'),
      align: 'end',
      cell: (row) => <Amount value={format.amount(row.send)} currency={row.send.currency} />,
    },
    { key: 'since', header: words('columns.since'), align: 'end', cell: (row) => <Moment at={row.since} /> },
    { key: 'due', header: words('columns.due'), align: 'end', cell: (row) => <Due at={row.dueAt} /> },
  ],
})

export const StuckScreen = () => <ListPage list={stuck} />
