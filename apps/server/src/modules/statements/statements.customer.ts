import { fromWireId, isRefusal, refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { pageOf } from '../../platform/lists/list.ts'
import { toStatementWire } from './accounts/account-statement.ts'
import { statementsOf } from './accounts/account-statements.store.ts'
import { debtReceipt } from './receipts/debt-receipt.ts'
import { issueConfirmation } from './receipts/issue-confirmation.ts'
import { issueReceipt } from './receipts/issue-receipt.ts'
import { issueStatement } from './accounts/issue-statement.ts'
import type { Letterhead } from './letterhead.ts'
import { confirmationFile, receiptFile } from './receipts/receipt-file.ts'
import { statementFile } from './accounts/statement-file.ts'
import { verifyReceipt } from './receipts/verify-receipt.ts'
import { verifyStatement } from './accounts/verify-statement.ts'

/** Handlers of the documents of transfers and periods for customers, and of verification for everyone. */
export const statementHandlers = (letterhead: Letterhead): Handler[] => [
  handler(endpoints.getReceipt, async (work, { params }) => {
    const issued = await issueReceipt(work, fromWireId('transfer', params.id) ?? '')
    return isRefusal(issued) ? issued : receiptFile(issued, letterhead)
  }),
  handler(endpoints.getOrderConfirmation, async (work, { params }) => {
    const issued = await issueConfirmation(work, fromWireId('transfer', params.id) ?? '')
    return isRefusal(issued) ? issued : confirmationFile(issued, letterhead)
  }),
  handler(endpoints.getDebtReceipt, (work, { params }) => debtReceipt(work, params.id, letterhead)),
  handler(endpoints.verifyReceipt, (work, { params }) => verifyReceipt(work, params.code)),
  handler(endpoints.issueStatement, async (work, { body, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const statement = await issueStatement(work, actor.customerId, body)
    return isRefusal(statement) ? statement : toStatementWire(statement)
  }),
  handler(endpoints.listStatements, async (work, { query, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const page = await pageOf(work, statementsOf, { customerId: actor.customerId }, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: rows.map(toStatementWire), ...next }
  }),
  handler(endpoints.getStatementFile, (work, { params, query }) =>
    statementFile(work, fromWireId('statement', params.id) ?? '', query.format, letterhead),
  ),
  handler(endpoints.verifyStatement, (work, { params }) => verifyStatement(work, params.code)),
]
