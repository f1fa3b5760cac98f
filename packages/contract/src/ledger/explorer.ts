import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import {
  currencyCode,
  daysAndPage,
  instant,
  minorUnits,
  pageOf,
  signedMinorUnits,
  text,
  uuidText,
  wireId,
} from '../shapes.ts'
import { ledgerJournal } from './endpoints.ts'

const readers = ['treasury', 'officer', 'admin'] as const
const { from, to, after, limit } = daysAndPage
/** The code of a ledger account. */
const code = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(60))
const accountKey = z.strictObject({ code, currency: currencyCode })
/** The owner of the account: a transfer or a debtor. Absent for the operator's own accounts. */
const owner = z.optional(uuidText)

/** The transfer or payment that an entry or account belongs to, if any. */
const whose = {
  transferId: z.optional(wireId('transfer')),
  transferReference: z.optional(text(20)),
  paymentId: z.optional(wireId('payment')),
}

/** A ledger account with its balances in its currency. */
export const ledgerAccount = z.strictObject({
  code,
  currency: currencyCode,
  owner,
  ...whose,
  /** On the account's normal side. */
  balance: signedMinorUnits,
  pendingDebits: minorUnits,
  pendingCredits: minorUnits,
  openedAt: instant,
})
export type LedgerAccountWire = z.output<typeof ledgerAccount>

export const listLedgerAccounts = endpoint({
  name: 'listLedgerAccounts',
  summary: 'The accounts of one code in one currency, those of transfers and debtors from the latest.',
  method: 'GET',
  path: '/api/ledger-accounts',
  who: readers,
  query: z.strictObject({ code, currency: currencyCode, after, limit }),
  reply: pageOf(ledgerAccount),
  refusals: [],
})

export const exportLedgerAccounts = exportEndpoint({
  name: 'exportLedgerAccounts',
  of: listLedgerAccounts,
  who: readers,
})

/** An entry of a ledger account. */
export const ledgerEntry = z.strictObject({
  /** The number of the entry in its account, counted from 1 without gaps. */
  id: text(20),
  journalId: uuidText,
  kind: text(60),
  reason: z.optional(text(200)),
  ...whose,
  effectiveAt: instant,
  recordedAt: instant,
  action: z.enum(['posted', 'pending', 'post', 'void']),
  side: z.enum(['debit', 'credit']),
  /** The posted amount, in the account’s currency. */
  amount: minorUnits,
  /** The change of pending amounts, in the account’s currency; negative when a pending amount ends. */
  held: signedMinorUnits,
  /** The balance after the entry, on the account’s normal side, in its currency. */
  balance: signedMinorUnits,
  counter: z.strictObject({ code, currency: currencyCode, owner }),
})
export type LedgerEntryWire = z.output<typeof ledgerEntry>

/** The entries of one ledger account in a period. */
export const accountStatement = z.strictObject({
  account: z.strictObject({
    code,
    currency: currencyCode,
    owner,
    ...whose,
    normalSide: z.enum(['debit', 'credit']),
  }),
  /** The balance before the first entry of the period, in the account’s currency. */
  opening: signedMinorUnits,
  /** The balance after the last entry of the period, in the account’s currency. */
  closing: signedMinorUnits,
  count: z.int(),
  /** The latest first. */
  items: z.array(ledgerEntry),
  next: z.optional(z.string()),
})
export type AccountStatementWire = z.output<typeof accountStatement>

export const getAccountStatement = endpoint({
  name: 'getAccountStatement',
  summary: 'The entries of one ledger account, newest first, with the balances before and after each.',
  method: 'GET',
  path: '/api/ledger-accounts/:code/:currency/statement',
  who: readers,
  params: accountKey,
  query: z.strictObject({ owner, from, to, after, limit }),
  reply: accountStatement,
  refusals: [],
})

export const exportAccountStatement = exportEndpoint({
  name: 'exportAccountStatement',
  of: getAccountStatement,
  who: readers,
})

/** A journal with all of its legs. */
export const journalShape = z.strictObject({
  ...ledgerJournal.shape,
  ...whose,
  reason: z.optional(text(200)),
  effectiveAt: instant,
})
export type JournalWire = z.output<typeof journalShape>

export const getJournal = endpoint({
  name: 'getJournal',
  summary: 'One journal with all of its legs and its subject.',
  method: 'GET',
  path: '/api/journals/:id',
  who: readers,
  params: z.strictObject({ id: uuidText }),
  reply: journalShape,
  refusals: [],
})
