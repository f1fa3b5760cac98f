import { fromWireId, isRefusal } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { pageOf } from '../../platform/lists/list.ts'
import { issueReceipt } from './receipts/issue-receipt.ts'
import type { Letterhead } from './letterhead.ts'
import { receiptFile } from './receipts/receipt-file.ts'
import { feeLines, taxDocuments, taxGaps, taxMonth } from './tax/tax-documents.ts'
import { taxFile } from './tax/tax-file.ts'
import { insertTaxExport } from './tax/taxed-transfers.store.ts'

/** Staff handlers of receipts and tax documents. Views of personal data are written to the audit trail. */
export const staffStatementHandlers = (letterhead: Letterhead): Handler[] => [
  handler(endpoints.getReceipt, async (work, { params }) => {
    const id = fromWireId('transfer', params.id) ?? ''
    const issued = await issueReceipt(work, id)
    if (isRefusal(issued)) return issued
    await work.audit({ action: 'look-at-receipt', subject: id })
    return receiptFile(issued, letterhead)
  }),
  handler(endpoints.getTaxMonth, (work, { params }) => taxMonth(work, params.month)),
  readHandler(endpoints.getTaxGaps, (work, { params }) => taxGaps(work, params.month)),
  readHandler(endpoints.listTaxDocuments, async (work, { query }) => {
    const page = await pageOf(work, feeLines, query.month, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    await work.audit({ action: 'look-at-tax-documents', facts: { month: query.month } })
    return { items: await taxDocuments(work, rows), ...next }
  }),
  handler(endpoints.exportTaxDocuments, async (work, { query }) => {
    const { month, format = 'csv' } = query
    await work.audit({ action: 'export-tax-documents', facts: { month, format } })
    await insertTaxExport(work, month)
    return taxFile(work, month, format)
  }),
]
