import type { PayoutSummary, ReturnWire } from '@puente/contract/staff'
import { railNameOf } from '@puente/contract/staff-texts'
import { instantCell, moneyCell } from '../../../platform/lists/cells.ts'
import type { Column } from '../../../platform/lists/export.ts'
import { payouts } from '../../payouts/index.ts'
import { returns } from '../corrections/corrections.store.ts'
import {
  payoutExport,
  payoutStatusWords,
  returnActorWords,
  returnOutcomeWords,
  returnReasonWords,
} from './messages-payouts.es.ts'
import { payoutSummaries } from './payout-view.ts'
import { returnViews } from '../corrections/return-view.ts'

const { columns: heading, files } = payoutExport
const amount = (row: PayoutSummary | ReturnWire) => moneyCell(row.amount)

const payoutColumns: readonly Column<PayoutSummary>[] = [
  { heading: heading.createdAt, cell: (row) => instantCell(row.createdAt) },
  { heading: heading.transfer, cell: (row) => row.transferReference },
  { heading: heading.attempt, cell: (row) => ({ count: row.attempt }) },
  { heading: heading.status, cell: (row) => payoutStatusWords[row.status] },
  { heading: heading.code, cell: (row) => row.code },
  { heading: heading.amount, cell: amount },
  { heading: heading.currency, cell: (row) => row.amount.currency },
  { heading: heading.rail, cell: (row) => railNameOf(row.rail) },
  { heading: heading.tries, cell: (row) => ({ count: row.tries }) },
  { heading: heading.changedAt, cell: (row) => instantCell(row.changedAt) },
  { heading: heading.railReference, cell: (row) => row.railReference },
  { heading: heading.id, cell: (row) => row.id },
]

const returnColumns: readonly Column<ReturnWire>[] = [
  { heading: heading.openedAt, cell: (row) => instantCell(row.openedAt) },
  { heading: heading.transfer, cell: (row) => row.transferReference },
  { heading: heading.attempt, cell: (row) => ({ count: row.attempt }) },
  { heading: heading.reason, cell: (row) => returnReasonWords[row.reason] },
  { heading: heading.code, cell: (row) => row.code },
  { heading: heading.acts, cell: (row) => returnActorWords[row.acts] },
  { heading: heading.amount, cell: amount },
  { heading: heading.currency, cell: (row) => row.amount.currency },
  { heading: heading.dueAt, cell: (row) => instantCell(row.dueAt) },
  { heading: heading.closedAt, cell: (row) => instantCell(row.closedAt) },
  {
    heading: heading.outcome,
    cell: ({ outcome }) => (outcome === undefined ? '' : returnOutcomeWords[outcome]),
  },
  { heading: heading.id, cell: (row) => row.id },
]

/** Exports of payouts and returns: the rows of the lists, with the names for a spreadsheet. */
export const payoutExports = {
  payouts: { fileName: files.payouts, list: payouts, columns: payoutColumns, view: payoutSummaries },
  returns: { fileName: files.returns, list: returns, columns: returnColumns, view: returnViews },
} as const
