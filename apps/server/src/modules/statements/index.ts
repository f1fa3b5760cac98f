export type { Letterhead } from './letterhead.ts'
export type { DataDocument, DataTable } from './paper/data-document.ts'
export { pdfOf } from './paper/drawing.ts'
export { issueReceipt } from './receipts/issue-receipt.ts'
export { statementHandlers } from './statements.customer.ts'
export { staffStatementHandlers } from './statements.staff.ts'

export { statementSubscriptions } from './accounts/last-statement.ts'
export { statementOwner } from './accounts/account-statements.store.ts'
