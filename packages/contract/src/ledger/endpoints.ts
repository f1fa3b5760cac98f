import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { currencyCode, instant, minorUnits, signedMinorUnits, text, uuidText } from '../shapes.ts'
import { balanceBases } from './staff-words.ts'

/** One debit and one credit of the same amount. */
const legShape = z.strictObject({
  debit: text(60),
  credit: text(60),
  amount: minorUnits,
  currency: currencyCode,
  /** The owner of the debited and credited accounts; absent for the operator's own accounts. */
  debitOwner: z.optional(uuidText),
  creditOwner: z.optional(uuidText),
  /** 'void' and 'post' end an earlier pending leg. */
  state: z.enum(['posted', 'pending', 'post', 'void']),
})

/**
 * One business event in the books. Each of its legs is one debit and one credit of one amount in one
 * currency.
 */
export const ledgerJournal = z.strictObject({
  id: text(40),
  kind: text(60),
  at: instant,
  legs: z.array(legShape),
})
export type LedgerJournalWire = z.output<typeof ledgerJournal>

/** The totals of all ledger accounts by currency. */
export const trialBalance = z.strictObject({
  at: instant,
  by: z.enum(balanceBases),
  currencies: z.array(
    z.strictObject({
      currency: currencyCode,
      debits: minorUnits,
      credits: minorUnits,
      /** Debits less credits over all accounts. Anything but zero is an error in the books. */
      difference: signedMinorUnits,
    }),
  ),
  accounts: z.array(
    z.strictObject({
      code: text(60),
      currency: currencyCode,
      accounts: z.number(),
      debits: minorUnits,
      credits: minorUnits,
      pendingDebits: minorUnits,
      pendingCredits: minorUnits,
      balance: signedMinorUnits,
      /** True for a clearing account, which must return to zero. */
      clearing: z.boolean(),
    }),
  ),
})
export type TrialBalanceWire = z.output<typeof trialBalance>

const readers = ['treasury', 'officer', 'admin'] as const

export const getTrialBalance = endpoint({
  name: 'getTrialBalance',
  summary: 'The trial balance by account and currency at an instant; each currency nets to zero.',
  method: 'GET',
  path: '/api/trial-balance',
  who: readers,
  query: z.strictObject({
    /** Includes everything recorded, or effective, until then; default now. */
    at: z.optional(instant),
    /** Default: `recorded`. `effective` counts each journal from the date of the bank or contract. */
    by: z.optional(z.enum(balanceBases)),
  }),
  reply: trialBalance,
  refusals: [],
})

export const exportTrialBalance = exportEndpoint({
  name: 'exportTrialBalance',
  of: getTrialBalance,
  who: readers,
})
