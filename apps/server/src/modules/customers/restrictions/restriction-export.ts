import type { RestrictionRow } from '@puente/contract/staff'
import { dayCell, instantCell } from '../../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../../platform/lists/export.ts'
import type { List } from '../../../platform/lists/list.ts'
import { restrictionExport as words } from '../messages.es.ts'
import { restrictionRows } from './restriction-view.ts'
import type { Restriction } from './restriction.ts'
import { restrictionsInForce, type RestrictionFilter } from './restrictions.store.ts'

/** Restrictions in force, the next review first. */
export const inForce: List<RestrictionFilter, Restriction> = {
  name: 'restrictions',
  keyOf: ({ reviewOn, id }) => [reviewOn, id],
  read: restrictionsInForce,
}

/** Restrictions in force as a file. */
export const exportedRestrictions: Exported<RestrictionFilter, Restriction, RestrictionRow> = {
  fileName: words.fileName,
  list: inForce,
  view: restrictionRows,
  columns: columnsOf(words.columns, {
    customer: (row: RestrictionRow) => row.customer.name,
    kind: (row) => words.kinds[row.kind],
    reason: (row) => words.reasons[row.reason],
    owner: (row) => row.owner.name,
    since: (row) => instantCell(row.since),
    reviewOn: (row) => dayCell(row.reviewOn),
    id: (row) => row.id,
  }),
}
