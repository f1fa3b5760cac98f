import { z } from 'zod/mini'
import { staffReference } from '../staff-members/references.ts'
import { proposalHead, proposalShape } from '../approvals/shapes.ts'
import { ledgerJournal } from '../ledger/endpoints.ts'
import { instant, moneyShape, text, uuidText, wireId } from '../shapes.ts'
import { partSources } from './words.ts'
import {
  candidateFits,
  receivableStatuses,
  refundActions,
  refundStates,
  suspenseActions,
  suspenseOutcomes,
  suspenseReasons,
  suspenseStatuses,
} from './staff-words.ts'

/** The owner: always a team, and one person once it is assigned. */
const suspenseOwner = z.strictObject({
  team: z.enum(['treasury', 'compliance']),
  member: z.optional(staffReference),
})

/** Who paid, or whose debt it is. Complete for treasury and officer, masked for other roles; empty once erased. */
export const personShape = z.strictObject({ name: text(200, 0), rut: text(14, 0) })

/** The payer and the account that the payment came from; empty for a payment booked from a bank statement. */
export const payerShape = z.strictObject({
  ...personShape.shape,
  bank: text(60, 0),
  accountEnding: text(4, 0),
})

/** A proposal about money in suspense. */
const suspenseProposal = z.strictObject({
  ...proposalHead,
  action: z.enum(suspenseActions),
  transferId: z.optional(wireId('transfer')),
  receivableId: z.optional(wireId('receivable')),
})

/** Money in suspense, as lists show it. */
export const suspenseSummary = z.strictObject({
  id: wireId('suspense'),
  paymentId: wireId('payment'),
  /** The transfer that it belongs to or names, if any. */
  transferId: z.optional(wireId('transfer')),
  transferReference: z.optional(text(20)),
  why: z.enum(suspenseReasons),
  status: z.enum(suspenseStatuses),
  amount: moneyShape,
  /** Its payer. */
  payer: payerShape,
  /** The payer's message, which may contain a reference; for treasury and officer only. */
  words: z.optional(text(200, 0)),
  owner: suspenseOwner,
  waitsSince: instant,
  /** How long it has waited, in Chilean banking days. */
  ageDays: z.int(),
  dueAt: instant,
  /**
   * What happens automatically at `dueAt`: it is refunded, it waits for the officer (on hold), or it waits for staff,
   * because the bank has not reported the payment and its account is unknown.
   */
  automatic: z.enum(['return', 'officer', 'staff']),
  outcome: z.optional(z.enum(suspenseOutcomes)),
  proposal: z.optional(suspenseProposal),
})
export type SuspenseSummary = z.output<typeof suspenseSummary>

/** An open order that a payment could be for. */
export const candidate = z.strictObject({
  transferId: wireId('transfer'),
  reference: text(20),
  remaining: moneyShape,
  deadlineAt: instant,
  fits: z.array(z.enum(candidateFits)),
})

/** Money without a known owner or purpose, with candidates. */
export const suspense = z.strictObject({
  ...suspenseSummary.shape,
  creditedAt: instant,
  /** Open orders that it may be for. Only orders of the payer's own RUT can be matched. */
  candidates: z.array(candidate),
  /** The payer's receivables from reversed payments. */
  receivables: z.array(
    z.strictObject({ id: wireId('receivable'), reference: text(20), outstanding: moneyShape }),
  ),
  /** The screening hits of the payer; for the officer only. */
  hits: z.optional(
    z.array(
      z.strictObject({ list: text(80), entryId: text(80), listedName: text(200), scoreBps: z.number() }),
    ),
  ),
  /** Its changes in the order of occurrence; `actorName` is the name of an actor who is a member of staff. */
  history: z.array(
    z.strictObject({ event: text(60), actor: text(80), actorName: z.optional(text(200)), at: instant }),
  ),
  /** The journals of its payment. */
  journals: z.array(ledgerJournal),
})
export type SuspenseWire = z.output<typeof suspense>

/** A proposal about a rejected refund. */
const refundProposal = z.strictObject({ ...proposalHead, action: z.enum(refundActions) })

/** A refund as lists show it. */
export const refundSummary = z.strictObject({
  id: wireId('refund'),
  paymentId: wireId('payment'),
  transferId: z.optional(wireId('transfer')),
  transferReference: z.optional(text(20)),
  state: z.enum(refundStates),
  amount: moneyShape,
  reason: text(60),
  createdAt: instant,
  waitsSince: instant,
  ageDays: z.int(),
  /** When a rejected refund is retried automatically. */
  dueAt: z.optional(instant),
  /** The suspense item that contains its money while it is rejected. */
  suspenseId: z.optional(wireId('suspense')),
  proposal: z.optional(refundProposal),
})
export type RefundSummary = z.output<typeof refundSummary>

/** A refund to a payer, with its account and journals. */
export const refund = z.strictObject({
  ...refundSummary.shape,
  /** The destination: the account that the money came from, or another one of the same RUT. */
  to: z.strictObject({
    name: text(200),
    rut: text(14),
    bank: text(60),
    accountEnding: text(4),
    isSource: z.boolean(),
  }),
  /** The account given last, and by whom. */
  given: z.optional(
    z.strictObject({
      bank: text(60),
      accountEnding: text(4),
      by: z.enum(['customer', 'staff']),
      at: instant,
    }),
  ),
  attempts: z.int(),
  settledAt: z.optional(instant),
  replaces: z.optional(wireId('refund')),
  /** Whether staff may declare it unpaid: it has had no outcome for longer than the terms allow. */
  mayDeclareUnpaid: z.boolean(),
  /** Its journals, from the order to the end of the refund. */
  journals: z.array(ledgerJournal),
})
export type RefundWire = z.output<typeof refund>

/** A debt of a customer to the operator. */
export const receivableShape = z.strictObject({
  id: wireId('receivable'),
  /** The reference of a repayment. The debtor sees the same one. */
  reference: text(20),
  paymentId: wireId('payment'),
  /**
   * The refund that was settled after a second one replaced it; absent when the bank reversed the payment.
   */
  refundId: z.optional(wireId('refund')),
  /** The debtor, unless they have no account. */
  customerId: z.optional(wireId('customer')),
  /** The debtor: the payer of the payment. */
  owedBy: personShape,
  transferId: z.optional(wireId('transfer')),
  transferReference: z.optional(text(20)),
  status: z.enum(receivableStatuses),
  amount: moneyShape,
  outstanding: moneyShape,
  received: moneyShape,
  /** The owner of its ledger account, whose statement shows it. */
  debtor: uuidText,
  writtenOff: moneyShape,
  closedAt: z.optional(instant),
  team: z.enum(['treasury']),
  openedAt: instant,
  ageDays: z.int(),
  dueAt: instant,
  proposal: z.optional(proposalShape),
})
/** A receivable with the amounts that reduced it. */
export const receivableCase = z.strictObject({
  ...receivableShape.shape,
  /** The amounts that reduced it, oldest first, with the payment when there is one. */
  parts: z.array(
    z.strictObject({
      source: z.enum(partSources),
      paymentId: z.optional(wireId('payment')),
      amount: moneyShape,
      at: instant,
    }),
  ),
  /** The excess, refunded or being refunded. */
  sentBack: z.optional(moneyShape),
})
export type ReceivableCaseWire = z.output<typeof receivableCase>
export type ReceivableWire = z.output<typeof receivableShape>
