import { z } from 'zod/mini'
import { proposalHead, proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import {
  currencyCode,
  day,
  instant,
  moneyShape,
  pageOf,
  paging,
  signedMinorUnits,
  someOf,
  text,
  uuidText,
  wireId,
} from '../shapes.ts'
import { capitalAccounts, capitalKinds, capitalStates } from './staff-words.ts'

const readers = ['treasury', 'officer', 'admin'] as const
/** Administrators manage staff accounts and may not book money. */
const proposers = ['treasury', 'officer'] as const

/** A ledger account whose money the operator may put in or take out. */
const capitalAccount = z.strictObject({
  account: z.enum(capitalAccounts),
  currency: currencyCode,
  /** The balance of the account now, in its currency. */
  balance: signedMinorUnits,
  /** The balance less what pending postings reserve, in its currency. A withdrawal may not exceed it. */
  available: signedMinorUnits,
  /** The operator's capital in this currency, over all accounts. */
  capital: signedMinorUnits,
  /** False once anything was posted to the account. */
  takesOpeningBalance: z.boolean(),
})
export type CapitalAccountWire = z.output<typeof capitalAccount>

const movementFields = {
  kind: z.enum(capitalKinds),
  /** `operator-bank` in CLP; `nostro` in the currency of a corridor. */
  account: z.enum(capitalAccounts),
  /** More than zero; `kind` gives the direction. */
  amount: moneyShape,
  /** The day on which the money moved at the bank. */
  day,
  /** The reference of the movement on the bank's statement. */
  bankReference: z.optional(text(60)),
}

/** One movement of the operator's capital, with its proposal while it waits. */
export const capitalMovement = z.strictObject({
  id: wireId('capital-movement'),
  ...movementFields,
  state: z.enum(capitalStates),
  note: text(1000),
  /** Who proposed it, and when. */
  by: text(200, 0),
  at: instant,
  /** Who booked it or sent it back, or withdrew the proposal, and when. */
  decidedBy: z.optional(text(200, 0)),
  decidedAt: z.optional(instant),
  /** Why it was sent back. */
  returnNote: z.optional(text(1000)),
  /** Present once it is booked. */
  journalId: z.optional(uuidText),
  /** The proposal that this one corrects, which was sent back or withdrawn. */
  corrects: z.optional(
    z.strictObject({ id: wireId('capital-movement'), ...movementFields, state: z.enum(capitalStates) }),
  ),
  /** The proposal that corrects this one. */
  correctedBy: z.optional(wireId('capital-movement')),
  /** Present while it waits. */
  proposal: z.optional(z.strictObject(proposalHead)),
})
export type CapitalMovementWire = z.output<typeof capitalMovement>

export const getCapital = endpoint({
  name: 'getCapital',
  summary:
    'The accounts whose money the operator may put in or take out, with their balances and the capital.',
  method: 'GET',
  path: '/api/capital',
  who: readers,
  reply: z.strictObject({ accounts: z.array(capitalAccount) }),
  refusals: [],
})

export const listCapitalMovements = endpoint({
  name: 'listCapitalMovements',
  summary: 'Movements of capital, newest first, with the proposals that wait for a second person.',
  method: 'GET',
  path: '/api/capital-movements',
  who: readers,
  query: z.strictObject({
    /** States, separated by commas; all when absent. */
    state: z.optional(someOf(capitalStates)),
    ...paging,
  }),
  reply: pageOf(capitalMovement),
  refusals: [],
})

export const proposeCapitalMovement = endpoint({
  name: 'proposeCapitalMovement',
  summary:
    'Proposes to book an opening balance, a contribution or a withdrawal of the operator; a second person must confirm it.',
  method: 'POST',
  path: '/api/capital-movements',
  who: proposers,
  idempotent: true,
  body: z.strictObject({
    ...movementFields,
    note: proposalNote,
    /** The proposal that this one corrects. It must be sent back or withdrawn, and not be corrected yet. */
    corrects: z.optional(wireId('capital-movement')),
  }),
  status: 201,
  reply: capitalMovement,
  refusals: [
    'not-found',
    'already-proposed',
    'fields-wrong',
    'account-has-postings',
    'balance-too-low',
    'day-in-closed-period',
  ],
})
