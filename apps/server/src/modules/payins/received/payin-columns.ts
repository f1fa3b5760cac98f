import type { PayinSummary, ReceivableWire, RefundSummary, SuspenseSummary } from '@puente/contract/staff'
import { instantCell, moneyCell } from '../../../platform/lists/cells.ts'
import type { Column } from '../../../platform/lists/export.ts'
import {
  payinExport,
  payinReasonWords,
  payinStatusWords,
  receivableStatusWords,
  refundStateWords,
  suspenseReasonWords,
  suspenseStatusWords,
} from '../messages.es.ts'

const { columns: heading, teams } = payinExport

/** Columns of payments for a spreadsheet. */
export const payinColumns: readonly Column<PayinSummary>[] = [
  { heading: heading.creditedAt, cell: (row) => instantCell(row.creditedAt) },
  { heading: heading.status, cell: (row) => payinStatusWords[row.status] },
  { heading: heading.why, cell: (row) => payinReasonWords[row.why] },
  { heading: heading.amount, cell: (row) => moneyCell(row.amount) },
  { heading: heading.refunded, cell: (row) => moneyCell(row.refunded) },
  { heading: heading.transfer, cell: (row) => row.transferReference },
  { heading: heading.bank, cell: (row) => row.bank },
  { heading: heading.bankPaymentId, cell: (row) => row.bankPaymentId },
  { heading: heading.id, cell: (row) => row.id },
]

/** Columns of money in suspense. */
export const suspenseColumns: readonly Column<SuspenseSummary>[] = [
  { heading: heading.waitsSince, cell: (row) => instantCell(row.waitsSince) },
  { heading: heading.why, cell: (row) => suspenseReasonWords[row.why] },
  { heading: heading.status, cell: (row) => suspenseStatusWords[row.status] },
  { heading: heading.amount, cell: (row) => moneyCell(row.amount) },
  { heading: heading.payer, cell: (row) => row.payer.name },
  { heading: heading.rut, cell: (row) => row.payer.rut },
  { heading: heading.words, cell: (row) => row.words },
  { heading: heading.transfer, cell: (row) => row.transferReference },
  { heading: heading.ageDays, cell: (row) => ({ count: row.ageDays }) },
  { heading: heading.dueAt, cell: (row) => instantCell(row.dueAt) },
  { heading: heading.owner, cell: ({ owner }) => owner.member?.name ?? teams[owner.team] },
  { heading: heading.paymentId, cell: (row) => row.paymentId },
  { heading: heading.id, cell: (row) => row.id },
]

/** Columns of refunds. */
export const refundColumns: readonly Column<RefundSummary>[] = [
  { heading: heading.waitsSince, cell: (row) => instantCell(row.waitsSince) },
  { heading: heading.status, cell: (row) => refundStateWords[row.state] },
  { heading: heading.amount, cell: (row) => moneyCell(row.amount) },
  { heading: heading.transfer, cell: (row) => row.transferReference },
  { heading: heading.ageDays, cell: (row) => ({ count: row.ageDays }) },
  { heading: heading.dueAt, cell: (row) => instantCell(row.dueAt) },
  { heading: heading.paymentId, cell: (row) => row.paymentId },
  { heading: heading.id, cell: (row) => row.id },
]

/** Columns of receivables. */
export const receivableColumns: readonly Column<ReceivableWire>[] = [
  { heading: heading.openedAt, cell: (row) => instantCell(row.openedAt) },
  { heading: heading.reference, cell: (row) => row.reference },
  { heading: heading.debtor, cell: (row) => row.owedBy.name },
  { heading: heading.rut, cell: (row) => row.owedBy.rut },
  { heading: heading.customer, cell: (row) => row.customerId },
  { heading: heading.status, cell: (row) => receivableStatusWords[row.status] },
  { heading: heading.amount, cell: (row) => moneyCell(row.amount) },
  { heading: heading.outstanding, cell: (row) => moneyCell(row.outstanding) },
  { heading: heading.transfer, cell: (row) => row.transferReference },
  { heading: heading.ageDays, cell: (row) => ({ count: row.ageDays }) },
  { heading: heading.dueAt, cell: (row) => instantCell(row.dueAt) },
  { heading: heading.settledAt, cell: (row) => instantCell(row.closedAt) },
  { heading: heading.paymentId, cell: (row) => row.paymentId },
  { heading: heading.id, cell: (row) => row.id },
]
