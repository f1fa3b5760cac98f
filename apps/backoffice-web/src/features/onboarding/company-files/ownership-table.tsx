import type { StaffCompanyFile } from '@puente/contract/staff'
import { DataTable, Muted, type TableColumn } from '@puente/ui'
import { exactShare, format } from '@puente/web'
import { words } from './words.ts'

type Ownership = StaffCompanyFile['ownership']
type Person = Ownership['persons'][number]

const pathText = ({ through, shareBps }: Person['paths'][number]): string => {
  const share = format.percent(shareBps)
  return through.length === 0
    ? words('behind.direct', { share })
    : words('behind.through', { through: through.join(' → '), share })
}

const columns: readonly TableColumn<Person>[] = [
  { key: 'name', header: words('people.name'), cell: ({ name }) => name },
  { key: 'number', header: words('people.document'), cell: ({ number }) => number },
  {
    key: 'share',
    header: words('behind.total'),
    align: 'end',
    cell: ({ share, shareBps }) =>
      shareBps === undefined ? '' : exactShare(share, format.percent(shareBps)),
  },
  {
    key: 'beneficial',
    header: words('behind.beneficial'),
    cell: ({ beneficial }) => words(beneficial ? 'people.yes' : 'people.no'),
  },
  {
    key: 'paths',
    header: words('behind.paths'),
    cell: ({ paths }) => paths.map(pathText).join('; '),
  },
]

/** The natural persons behind a company: their exact total share, and through which companies they have it. */
export function OwnershipTable({ ownership: { persons, undeclaredBps = 0 } }: { ownership: Ownership }) {
  return (
    <>
      <DataTable
        caption={words('behind.caption')}
        columns={columns}
        rows={persons}
        rowKey={({ number }) => number}
      />
      {undeclaredBps === 0 ? null : (
        <Muted>{words('behind.undeclared', { share: format.percent(undeclaredBps) })}</Muted>
      )}
    </>
  )
}
