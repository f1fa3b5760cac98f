import type { StaffMember, StaffStatus } from '@puente/contract/staff'
import { decidedMessages } from '@puente/contract/staff-texts'
import { instantCell } from '../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../platform/lists/export.ts'
import type { List } from '../../platform/lists/list.ts'
import { staffAccounts, type StaffAccount } from '../access/index.ts'
import { staffMemberExport as words } from './messages.es.ts'
import { staffMemberViews } from './staff-member.ts'

interface StaffFilter {
  readonly status?: StaffStatus | undefined
}

/** All accounts of staff, closed ones included, newest first. */
export const staffMembers: List<StaffFilter, StaffAccount> = {
  name: 'staff-members',
  keyOf: ({ id }) => [id],
  read: staffAccounts,
}

/** Members of staff as a file. */
export const exportedStaff: Exported<StaffFilter, StaffAccount, StaffMember> = {
  fileName: words.fileName,
  list: staffMembers,
  view: staffMemberViews,
  columns: columnsOf(words.columns, {
    name: (row: StaffMember) => row.name,
    email: (row) => row.email,
    role: (row) => decidedMessages.roles[row.role],
    status: (row) => words.statuses[row.status],
    factor: (row) => (row.secondFactor ? words.factorYes : words.factorNo),
    proposal: (row) => (row.proposal === undefined ? undefined : words.waits),
    sessions: (row) => ({ count: row.sessions }),
    seen: (row) => instantCell(row.lastSeenAt),
    created: (row) => instantCell(row.createdAt),
    closed: (row) => instantCell(row.closedAt),
    id: (row) => row.id,
  }),
}
