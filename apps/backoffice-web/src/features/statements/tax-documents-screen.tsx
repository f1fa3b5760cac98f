import { taxFormats, type TaxDocumentWire } from '@puente/contract/staff'
import { Amount, ListIcon } from '@puente/ui'
import { format, monthsBack, todayInChile } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { shellWords } from '../../shell/words.ts'
import { taxFilters } from './filters.ts'
import { thisMonth } from './queries.ts'
import { receiverText } from './receiver.ts'
import { TaxGaps } from './tax-gaps.tsx'
import { TaxMonth } from './tax-month.tsx'
import { words } from './words.ts'

const MONTHS = 24

/** One document for each journal of earned fees. */
interface TaxRow extends TaxDocumentWire {
  readonly id: string
}

/** The tax documents of a month, in the order of the books. */
const taxDocuments = describeList<TaxRow>()({
  name: 'tax-documents',
  path: paths.taxDocuments(),
  filters: taxFilters,
  fields: {
    month: {
      as: 'month',
      label: words('month'),
      running: thisMonth,
      offered: () => monthsBack(todayInChile(), MONTHS),
    },
  },
  title: words('title'),
  lead: words('lead'),
  caption: words('caption'),
  icon: <ListIcon aria-hidden />,
  empty: { title: words('empty'), message: words('emptyMessage') },
  summary: ({ month = thisMonth() }) => (
    <>
      <TaxMonth month={month} />
      <TaxGaps month={month} />
    </>
  ),
  page: async ({ month = thisMonth(), ...rest }) => {
    const { items, ...next } = await api.listTaxDocuments({ query: { month, ...rest } })
    return { items: items.map((one) => ({ ...one, id: one.journal })), ...next }
  },
  leadsTo: ({ transferId }) => paths.transfer(transferId),
  still: true,
  exported: {
    roles: ['treasury', 'officer'],
    formats: taxFormats,
    file: ({ month = thisMonth() }, fileFormat) =>
      api.exportTaxDocuments({ query: { month, format: fileFormat } }),
    fileName: ({ month = thisMonth() }) => `${words('fileName')}-${month}`,
  },
  columns: [
    { key: 'reference', header: words('columns.reference'), cell: ({ reference }) => reference },
    { key: 'type', header: words('columns.type'), cell: ({ type }) => words(`types.${type}`) },
    { key: 'at', header: words('columns.at'), cell: ({ at }) => format.dateTime(at) },
    {
      key: 'receiver',
      header: words('columns.receiver'),
      cell: receiverText,
    },
    ...(['net', 'iva', 'total'] as const).map((part) => ({
      key: part,
      header: words(`columns.${part}`),
      align: 'end' as const,
      cell: (row: TaxRow) => <Pesos row={row} part={part} />,
    })),
    {
      key: 'cancels',
      header: words('columns.cancels'),
      cell: ({ cancels }) =>
        cancels === undefined
          ? shellWords('empty')
          : words('cancelsValue', { type: words(`types.${cancels.type}`), at: format.date(cancels.at) }),
    },
  ],
})

/** An amount of a tax document; negative for a credit note. */
function Pesos({ row, part }: { row: TaxRow; part: 'net' | 'iva' | 'total' }) {
  const sign = row.type === '61' ? '-' : ''
  return <Amount value={format.clp(`${sign}${row[`${part}Minor`]}`)} strong={part === 'total'} />
}

/** The tax documents of a month: totals, the files for the accountant, and the documents. */
export const TaxDocumentsScreen = () => <ListPage list={taxDocuments} />
