import type { AgedItemWire } from '@puente/contract/staff'
import { CheckIcon } from '@puente/ui'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { useMayOpen } from '../../shell/navigation/use-may-open.ts'
import { agedColumns } from './aged-columns.tsx'
import { AgedHeadline } from './aged-headline.tsx'
import { caseOf } from './case-of.ts'
import { agedFilters } from './filters.ts'
import { Totals } from './totals.tsx'
import { words } from './words.ts'

/** All unapplied money, each row linked to the screen where the reader may act on it. */
const agedMoney = (mayActOnPayins: boolean) =>
  describeList<AgedItemWire>()({
    name: 'aged-money',
    path: paths.treasury(),
    filters: agedFilters,
    fields: {
      kind: {
        as: 'select',
        label: words('columns.kind'),
        any: words('anyKind'),
        text: (kind) => words(`kinds.${kind}`),
      },
      owner: {
        as: 'select',
        label: words('columns.owner'),
        any: words('anyOwner'),
        text: (owner) => words(`owners.${owner}`),
      },
      standing: {
        as: 'select',
        label: words('columns.age'),
        any: words('anyStanding'),
        text: (standing) => words(`standings.${standing}`),
      },
    },
    title: words('title'),
    lead: words('lead'),
    caption: words('caption'),
    icon: <CheckIcon aria-hidden />,
    empty: { title: words('empty'), message: words('emptyMessage') },
    noneFound: { title: words('noneFound') },
    summary: (chosen) => (
      <>
        <AgedHeadline />
        <Totals chosen={chosen} />
      </>
    ),
    page: (query) => api.listAgedMoney({ query }),
    leadsTo: (item) => caseOf(item, mayActOnPayins),
    exported: {
      roles: ['treasury', 'officer'],
      formats: spreadsheets,
      file: (chosen, format) => api.exportAgedMoney({ query: { ...chosen, format: spreadsheet(format) } }),
      fileName: words('fileName'),
    },
    columns: agedColumns,
  })

const lists = { acting: agedMoney(true), looking: agedMoney(false) }

/** All unapplied money: its category, customer, age, deadline, owner and next step. */
export function TreasuryScreen() {
  return <ListPage list={useMayOpen('suspense') ? lists.acting : lists.looking} />
}
