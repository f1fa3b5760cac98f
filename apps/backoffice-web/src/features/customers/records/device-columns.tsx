import type { StaffUser } from '@puente/contract/staff'
import type { TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { shellWords } from '../../../shell/words.ts'
import { deviceText } from './device-text.ts'
import { words } from './words.ts'

/** Browsers of a user; each leads to its page. */
export const deviceColumns: readonly TableColumn<StaffUser['devices'][number]>[] = [
  {
    key: 'device',
    header: words('user.device'),
    cell: (row) => (
      <RouteLink to="/devices/$id" params={{ id: row.id }}>
        {deviceText(row)}
      </RouteLink>
    ),
  },
  { key: 'first', header: words('user.first'), align: 'end', cell: (row) => <Moment at={row.firstSeenAt} /> },
  { key: 'last', header: words('user.last'), align: 'end', cell: (row) => <Moment at={row.seenAt} /> },
  {
    key: 'remembered',
    header: words('user.remembered'),
    align: 'end',
    cell: (row) =>
      row.rememberedUntil === undefined ? shellWords('empty') : format.date(row.rememberedUntil),
  },
]
