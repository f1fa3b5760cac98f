import { readSetting, settingKind, type SettingData } from '@puente/contract/staff'
import { Card, DataTable, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import type { Data } from '../fields/control.ts'
import { Incomplete } from '../incomplete.tsx'
import { words } from '../texts/words.ts'

type Figure = SettingData<typeof settingKind.publishedCosts>['figures'][number]

const columns: readonly TableColumn<Figure>[] = [
  { key: 'name', header: words('preview.provider'), cell: ({ name }) => name },
  { key: 'corridor', header: words('preview.corridor'), cell: ({ corridorId }) => corridorId },
  {
    key: 'amount',
    header: words('preview.amount'),
    align: 'end',
    cell: ({ sendMinor }) => format.clp(sendMinor),
  },
  {
    key: 'cost',
    header: words('preview.totalCost'),
    align: 'end',
    cell: (figure) => format.clp(String(settingKind.publishedCostMinor(figure))),
  },
]

/** The cost that the public pages show for each figure. */
export function PublishedCostsPreview({ after }: { after: Data }) {
  const read = readSetting(settingKind.publishedCosts, after, 'default')
  if (!('data' in read)) return <Incomplete title={words('preview.publishedTitle')} />
  const { figures } = read.data
  return (
    <Card title={words('preview.publishedTitle')}>
      <DataTable
        caption={words('preview.publishedCaption')}
        columns={columns}
        rows={figures}
        rowKey={(figure) => figures.indexOf(figure).toString()}
      />
    </Card>
  )
}
