import { z } from 'zod/mini'
import { staffReference } from '../staff-members/references.ts'
import { proposalHead, proposalShape } from '../approvals/shapes.ts'
import {
  currencyCode,
  day,
  instant,
  minorUnits,
  signedMinorUnits,
  text,
  uuidText,
  wireId,
} from '../shapes.ts'
import {
  bankStatementStates,
  breakActions,
  breakKinds,
  breakTeams,
  controlFaults,
  counterAccounts,
  itemSides,
  statementFormats,
  voidObstacles,
} from './staff-words.ts'

/** The code of a bank account in the books. */
export const accountCode = text(40)
/** An amount that may be negative, and its currency. */
const signedMoney = z.strictObject({ amount: signedMinorUnits, currency: currencyCode })

/** One of the operator's accounts compared with its bank statements. */
export const reconciledAccount = z.strictObject({
  code: accountCode,
  currency: currencyCode,
  /** The bank's account number; absent until its first statement. */
  number: z.optional(text(60)),
  startsOn: z.optional(day),
  coveredUntil: z.optional(day),
  /** Banking days since the last day of a statement. */
  silentDays: z.optional(z.int()),
  /** The closing balances of that day, by the bank and by the books. */
  closing: z.optional(signedMinorUnits),
  books: z.optional(signedMinorUnits),
  /**
   * The difference of the two and its parts. They add up; `unexplained` contains what they do not explain.
   */
  difference: z.optional(
    z.strictObject({
      /** Bank less books, in minor units of the account’s currency, as every part. */
      total: signedMinorUnits,
      /** The part from before the first statement, in the account’s currency. */
      atStart: signedMinorUnits,
      /** Entries that only the bank has, in the account’s currency. */
      onlyBank: signedMinorUnits,
      /** Entries that only the books have, in the account’s currency. */
      onlyBooks: signedMinorUnits,
      /** Entries of the books that the bank has yet to book, in the account’s currency. */
      inTransit: signedMinorUnits,
      /** Booked on the last day after its statement was written, in the account’s currency. */
      afterStatement: signedMinorUnits,
      /** What the other parts do not explain, in the account’s currency; 0 unless there is an error. */
      unexplained: signedMinorUnits,
    }),
  ),
  breaks: z.int(),
  /** Booked after the last statement, and therefore not a difference. */
  waiting: z.strictObject({
    count: z.int(),
    /** In the account’s currency. */
    amount: signedMinorUnits,
  }),
})
export type ReconciledAccountWire = z.output<typeof reconciledAccount>

/** An imported bank statement. */
export const bankStatement = z.strictObject({
  id: wireId('bank-statement'),
  code: accountCode,
  currency: currencyCode,
  reference: text(60),
  sequence: z.optional(text(20)),
  format: z.enum(statementFormats),
  fileName: text(200),
  from: day,
  to: day,
  opening: signedMinorUnits,
  moved: signedMinorUnits,
  closing: signedMinorUnits,
  lines: z.int(),
  /** Lines that no earlier statement contained. */
  newLines: z.int(),
  open: z.int(),
  state: z.enum(bankStatementStates),
  why: z.optional(z.enum(controlFaults)),
  /** The stated balance less the expected one. */
  difference: z.optional(signedMinorUnits),
  importedBy: text(200),
  importedAt: instant,
})
export type BankStatementWire = z.output<typeof bankStatement>

/** One movement of a break page, a statement or a match. */
export const reconciledItem = z.strictObject({
  id: wireId('break'),
  side: z.enum(itemSides),
  day,
  amount: signedMoney,
  /** The kind of movement, as the bank or the books name it. */
  kind: text(60),
  references: z.array(text(100)),
  /** The bank's text and the names in it; only for roles that decide about it. */
  words: z.optional(text(500)),
  counterparty: z.optional(text(200)),
  rut: z.optional(text(20)),
  transferId: z.optional(wireId('transfer')),
  transferReference: z.optional(text(20)),
  journalId: z.optional(uuidText),
  statementId: z.optional(wireId('bank-statement')),
  matchId: z.optional(wireId('match')),
  rule: z.optional(text(60)),
})
export type ReconciledItemWire = z.output<typeof reconciledItem>

/** A break as a row of the list. */
export const breakSummary = z.strictObject({
  id: wireId('break'),
  code: accountCode,
  currency: currencyCode,
  kind: z.enum(breakKinds),
  day,
  ageDays: z.int(),
  amount: signedMoney,
  what: text(60),
  references: z.array(text(100)),
  team: z.enum(breakTeams),
  member: z.optional(staffReference),
  waits: z.boolean(),
})
export type BreakSummary = z.output<typeof breakSummary>

/** How a match was undone or a statement voided. */
const undoneShape = z.strictObject({
  reason: text(1000),
  by: text(200),
  /** The second person, when one was needed. */
  confirmedBy: z.optional(text(200)),
  at: instant,
})
export type UndoneWire = z.output<typeof undoneShape>

/** An imported statement with its voiding. */
export const bankStatementCase = z.strictObject({
  ...bankStatement.shape,
  /** How two people voided it. */
  voided: z.optional(undoneShape),
  /** Why it cannot be voided now; absent when it can, and unless it is accepted. */
  voidObstacle: z.optional(z.enum(voidObstacles)),
  /** The proposal to void it, which waits for a second person. */
  proposal: z.optional(proposalShape),
})
export type BankStatementCase = z.output<typeof bankStatementCase>

/** A movement that only the bank or only the books have, with candidates for a match. */
export const breakShape = z.strictObject({
  ...breakSummary.shape,
  closed: z.boolean(),
  item: reconciledItem,
  /** What it may match, the most likely first, with the evidence for it. */
  candidates: z.array(
    z.strictObject({ item: reconciledItem, fits: z.array(z.enum(['amount', 'reference', 'rut', 'day'])) }),
  ),
  notes: z.array(z.strictObject({ words: text(1000), by: text(200), at: instant })),
  /** A manual match above this amount needs a second person. */
  handLimit: minorUnits,
  counters: z.array(z.enum(counterAccounts)),
  /** Whether it may be booked as a received payment in suspense: a credit of the clients' account with its payer. */
  maySuspend: z.boolean(),
  /** The latest match that contained it and was undone; only while it is open. */
  undone: z.optional(z.strictObject({ ...undoneShape.shape, matchId: wireId('match') })),
  proposal: z.optional(
    z.strictObject({
      ...proposalHead,
      action: z.enum(breakActions),
      account: z.optional(z.enum(counterAccounts)),
      items: z.array(reconciledItem),
    }),
  ),
})
export type BreakWire = z.output<typeof breakShape>

/** The reasons why items are matched. */
export const matchShape = z.strictObject({
  id: wireId('match'),
  code: accountCode,
  currency: currencyCode,
  rule: z.optional(text(60)),
  rulesVersion: z.optional(z.int()),
  reason: z.optional(text(1000)),
  by: text(200),
  confirmedBy: z.optional(text(200)),
  at: instant,
  booked: z.optional(signedMinorUnits),
  journalId: z.optional(uuidText),
  items: z.array(reconciledItem),
  /** Whether two people made it or a journal is part of it: then undoing it needs two people. */
  needsSecond: z.boolean(),
  /** The proposal to undo it, which waits for a second person. */
  proposal: z.optional(proposalShape),
  undone: z.optional(undoneShape),
})
export type MatchWire = z.output<typeof matchShape>

/** What a rule would match. */
const ruleOutcome = z.strictObject({ rule: text(60), matches: z.int(), items: z.int() })
/** A match that a rule would make. */
const rehearsedMatch = z.strictObject({
  rule: text(60),
  items: z.array(reconciledItem),
  booked: z.optional(signedMoney),
})
/** What rules would do with everything that is open now, compared with the rules in force. */
export const rehearsalShape = z.strictObject({
  items: z.int(),
  draft: z.array(ruleOutcome),
  inForce: z.array(ruleOutcome),
  /**
   * How many matches each rule in force has made, and how many of them were undone, without those undone with the voiding of a
   * statement.
   */
  hits: z.array(z.strictObject({ rule: text(60), matches: z.int(), undone: z.int() })),
  left: z.strictObject({ draft: z.int(), inForce: z.int() }),
  /** The first matches that only the draft makes, and those that only the rules in force make. */
  onlyDraft: z.array(rehearsedMatch),
  onlyInForce: z.array(rehearsedMatch),
})
export type RehearsalWire = z.output<typeof rehearsalShape>
