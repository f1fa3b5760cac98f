import type { WaitOrder } from '@puente/contract'
import type { WaitingApplication } from '@puente/contract/staff'
import { instantCell } from '../../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../../platform/lists/export.ts'
import type { List } from '../../../platform/lists/list.ts'
import { listsInOrders } from '../../../platform/lists/orders.ts'
import { onboardingFiles as words } from '../messages.es.ts'
import type { Application } from './application.ts'
import { applicationOrders, waitingApplications } from './applications.store.ts'
import { waitingRows } from './staff-view.ts'

/** Applications of persons that staff must decide, in each order of their list. */
export const applicationLists: Readonly<Record<WaitOrder, List<undefined, Application>>> = listsInOrders(
  'applications',
  applicationOrders,
  (work, _filter, after, limit, order) => waitingApplications(work, after, limit, order),
)

/** Applications of persons as a file. */
export const exportedApplications: Exported<undefined, Application, WaitingApplication> = {
  fileName: words.files.applications,
  list: applicationLists.oldest,
  view: (work, rows) => waitingRows(work, rows),
  columns: columnsOf(words.applications, {
    name: (row: WaitingApplication) => row.name,
    cause: (row) => words.causes[row.cause],
    status: ({ proposal }) => (proposal === undefined ? words.open : words.proposed[proposal.outcome]),
    since: (row) => instantCell(row.waitingSince),
    due: (row) => instantCell(row.dueAt),
    id: (row) => row.id,
  }),
}
