import { z } from 'zod/mini'
import { reasonedProposal } from '../approvals/shapes.ts'
import { endpoint, receivingEndpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { timeOrders } from '../list-orders.ts'
import { currencyCode, pageOf, paging, text, wireId } from '../shapes.ts'
import {
  accountCode,
  bankStatement,
  bankStatementCase,
  reconciledAccount,
  reconciledItem,
} from './staff-shapes.ts'
import { bankStatementStates } from './staff-words.ts'

const readers = ['treasury', 'officer', 'admin'] as const
const actors = ['treasury', 'officer'] as const
const ofStatement = z.strictObject({ id: wireId('bank-statement') })

export const listReconciledAccounts = endpoint({
  name: 'listReconciledAccounts',
  summary: 'Bank accounts: the balance of the books, the bank’s balance, and the parts of each difference.',
  method: 'GET',
  path: '/api/reconciled-accounts',
  who: readers,
  reply: z.strictObject({ items: z.array(reconciledAccount) }),
  refusals: [],
})

export const importStatement = receivingEndpoint({
  name: 'importStatement',
  summary:
    'Imports the bank statements of a file, CSV or camt.053; a repeated file or statement changes nothing and returns the stored one.',
  method: 'POST',
  path: '/api/reconciled-accounts/:code/:currency/statements',
  who: actors,
  params: z.strictObject({ code: accountCode, currency: currencyCode }),
  query: z.strictObject({
    /** The name of the uploaded file. */
    fileName: text(200),
  }),
  reply: z.strictObject({ known: z.boolean(), items: z.array(bankStatement) }),
  refusals: ['statement-unreadable', 'statement-too-large', 'statement-of-another-account'],
})

export const listBankStatements = endpoint({
  name: 'listBankStatements',
  summary: 'Imported bank statements, newest or oldest first.',
  method: 'GET',
  path: '/api/bank-statements',
  who: readers,
  query: z.strictObject({
    code: z.optional(accountCode),
    currency: z.optional(currencyCode),
    state: z.optional(z.enum(bankStatementStates)),
    /** Default: 'newest'. */
    order: z.optional(z.enum(timeOrders)),
    ...paging,
  }),
  reply: pageOf(bankStatement),
  refusals: [],
})

export const exportBankStatements = exportEndpoint({
  name: 'exportBankStatements',
  of: listBankStatements,
  who: readers,
})

export const getBankStatement = endpoint({
  name: 'getBankStatement',
  summary: 'One statement: its control, its file, its state and its voiding.',
  method: 'GET',
  path: '/api/bank-statements/:id',
  who: readers,
  params: ofStatement,
  reply: bankStatementCase,
  refusals: [],
})

export const proposeStatementVoid = endpoint({
  name: 'proposeStatementVoid',
  summary:
    'Proposes to void the latest accepted statement of an account; a second person confirms it, and the next statement continues from the one before.',
  method: 'POST',
  path: '/api/bank-statements/:id/voiding',
  who: actors,
  idempotent: true,
  params: ofStatement,
  body: reasonedProposal,
  reply: bankStatementCase,
  refusals: ['statement-not-accepted', 'statement-not-latest', 'statement-lines-decided', 'already-proposed'],
})

export const listStatementLines = endpoint({
  name: 'listStatementLines',
  summary: 'The lines of a bank statement in their order, with the match of each.',
  method: 'GET',
  path: '/api/bank-statements/:id/lines',
  who: readers,
  params: ofStatement,
  query: z.strictObject(paging),
  reply: pageOf(reconciledItem),
  refusals: [],
})
