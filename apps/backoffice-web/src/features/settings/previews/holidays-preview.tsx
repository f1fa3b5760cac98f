import { readSetting, settingKind, type SettingData } from '@puente/contract/staff'
import { Card, DataTable, Muted, SkeletonLines, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { dayText } from '../../../shell/moments/moment.tsx'
import type { Data } from '../fields/control.ts'
import { Incomplete } from '../incomplete.tsx'
import { bankingDaysQuery } from '../queries.ts'
import { words } from '../texts/words.ts'

interface Row {
  readonly order: number
  readonly before: string
  readonly after: string
}

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'order',
    header: words('preview.holidaysOrder'),
    align: 'end',
    cell: ({ order }) => format.count(order),
  },
  { key: 'before', header: words('preview.before'), cell: ({ before }) => dayText(before) },
  {
    key: 'after',
    header: words('preview.after'),
    cell: ({ before, after }) => (before === after ? dayText(after) : <strong>{dayText(after)}</strong>),
  },
]

/** The next banking days of a country before and after a change of its holidays; those that differ are bold. */
export function HolidaysPreview({ country, after }: { country: string; after: Data }) {
  const read = readSetting(settingKind.holidays, after, country)
  const title = words('preview.holidaysTitle')
  return 'data' in read ? <BankingDays country={country} data={read.data} /> : <Incomplete title={title} />
}

function BankingDays({ country, data }: { country: string; data: SettingData<typeof settingKind.holidays> }) {
  const query = useQuery(bankingDaysQuery(country, data))
  return (
    <Card title={words('preview.holidaysTitle')}>
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={10} />}>
        {({ before, after }) => {
          const rows = before.map((day, at) => ({ order: at + 1, before: day, after: after[at] ?? day }))
          return (
            <>
              <DataTable
                caption={words('preview.holidaysCaption')}
                columns={columns}
                rows={rows}
                rowKey={({ order }) => String(order)}
              />
              {rows.every((row) => row.before === row.after) ? (
                <Muted as="p">{words('preview.holidaysSame')}</Muted>
              ) : null}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
