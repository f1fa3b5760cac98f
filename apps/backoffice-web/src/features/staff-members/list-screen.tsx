import type { StaffMember } from '@puente/contract/staff'
import { Button, LockIcon, StatusChip } from '@puente/ui'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { RouteButtonLink } from '../../shell/navigation/links.ts'
import { ListPage } from '../../shell/list/list-page.tsx'
import { describeList } from '../../shell/list/list.ts'
import { fileNames } from '../../shell/list/messages-files.es.ts'
import { spreadsheet, spreadsheets } from '../../shell/list/spreadsheet.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { staffMemberFilters } from './filters.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { words } from './words.ts'

/** Current and former members of staff, newest first. */
const staffMembers = describeList<StaffMember>()({
  name: 'staff-members',
  path: paths.staffMembers(),
  filters: staffMemberFilters,
  fields: {
    status: {
      as: 'select',
      label: words('list.status'),
      any: words('list.anyStatus'),
      text: (status) => words(`statuses.${status}`),
    },
  },
  title: words('list.title'),
  lead: words('list.lead'),
  caption: words('list.caption'),
  icon: <LockIcon aria-hidden />,
  empty: { title: words('list.empty') },
  noneFound: { title: words('list.noneFound') },
  actions: <Invite />,
  page: (query) => api.listStaffMembers({ query }),
  casePath: paths.staffMember,
  exported: {
    roles: ['officer', 'admin'],
    formats: spreadsheets,
    file: (chosen, format) => api.exportStaffMembers({ query: { ...chosen, format: spreadsheet(format) } }),
    fileName: fileNames.staffMembers,
  },
  columns: [
    { key: 'name', header: words('columns.name'), brief: true, cell: (row) => row.name },
    {
      key: 'role',
      header: words('columns.role'),
      brief: true,
      cell: (row) => shellWords(`roles.${row.role}`),
    },
    { key: 'status', header: words('columns.status'), cell: (row) => words(`statuses.${row.status}`) },
    {
      key: 'factor',
      header: words('columns.factor'),
      cell: (row) => words(row.secondFactor ? 'factorYes' : 'factorNo'),
    },
    {
      key: 'proposal',
      header: words('columns.proposal'),
      cell: (row) =>
        row.proposal === undefined ? shellWords('empty') : <StatusChip>{words('waits')}</StatusChip>,
    },
    {
      key: 'seen',
      header: words('columns.seen'),
      align: 'end',
      cell: (row) => (row.lastSeenAt === undefined ? shellWords('empty') : <Moment at={row.lastSeenAt} />),
    },
  ],
})

/** A link to the rules, and the invitation dialog when the reader may invite. */
function Invite() {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const [open, setOpen] = useState(false)
  const rules = <RouteButtonLink to={paths.setting('staff-rules/default')}>{words('rules')}</RouteButtonLink>
  if (role !== 'admin') return rules
  return (
    <>
      {rules}
      <Button kind="primary" onPress={() => setOpen(true)}>
        {words('invite.open')}
      </Button>
      <InviteDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

export const StaffMembersScreen = () => <ListPage list={staffMembers} />
