import type { WaitingApplication } from '@puente/contract/staff'
import { instantCell } from '../../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../../platform/lists/export.ts'
import type { List } from '../../../platform/lists/list.ts'
import { onboardingFiles as words } from '../messages.es.ts'
import type { Application } from './application.ts'
import { waitingApplications } from './applications.store.ts'
import { waitingRows } from './staff-view.ts'

/** Applications of persons that staff must decide, the longest waiting first. */
export const applicationList: List<undefined, Application> = {
  name: 'applications',
  keyOf: ({ waitingSince, id }) => [waitingSince?.toISOString() ?? '', id],
  read: (work, _filter, after, limit) => waitingApplications(work, after, limit),
}

/** Applications of persons as a file. */
export const exportedApplications: Exported<undefined, Application, WaitingApplication> = {
  fileName: words.files.applications,
  list: applicationList,
  view: waitingRows,
  columns: columnsOf(words.applications, {
    name: (row: WaitingApplication) => row.name,
    cause: (row) => words.causes[row.cause],
    status: ({ proposal }) => (proposal === undefined ? words.open : words.proposed[proposal.outcome]),
    since: (row) => instantCell(row.waitingSince),
    due: (row) => instantCell(row.dueAt),
    id: (row) => row.id,
  }),
}
