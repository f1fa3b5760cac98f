import type { AgedItemWire } from '@puente/contract/staff'
import { instantCell, moneyCell } from '../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../platform/lists/export.ts'
import { agedMoney } from './aged-money.ts'
import { agedViews } from './aged-view.ts'
import type { AgedFilter, Waiting } from './aged.ts'
import { agedExport as words } from './messages.es.ts'

/** Every waiting sum of the list as a file. */
export const exportedAged: Exported<AgedFilter, Waiting, AgedItemWire> = {
  fileName: words.fileName,
  list: agedMoney,
  view: agedViews,
  columns: columnsOf(words.columns, {
    kind: (one: AgedItemWire) => words.kinds[one.kind],
    transfer: (one) => one.transferReference,
    about: (one) => one.suspenseId ?? one.refundId ?? one.receivableId ?? one.transferId ?? one.paymentId,
    amount: (one) => moneyCell(one.amount),
    currency: (one) => one.amount.currency,
    since: (one) => instantCell(one.since),
    age: (one) => ({ count: one.ageDays }),
    due: (one) => instantCell(one.dueAt),
    outcome: (one) => words.outcomes[one.outcome],
    overdue: (one) => (one.overdue ? words.yes : words.no),
    owner: (one) => words.owners[one.owner],
    member: (one) => one.member?.name,
  }),
}
