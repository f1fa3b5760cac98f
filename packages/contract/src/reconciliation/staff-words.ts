/** The source of a movement: the bank's statement or the books. */
export const itemSides = ['bank', 'books'] as const
export type ItemSide = (typeof itemSides)[number]

/** The kinds of break: which side has the movement, and whether it is a credit or a debit. */
export const breakKinds = ['bank-in', 'bank-out', 'books-in', 'books-out'] as const
export type BreakKind = (typeof breakKinds)[number]

/** The team that owns a break, by its kind and age. */
export const breakTeams = ['treasury', 'compliance', 'administration'] as const
export type BreakTeam = (typeof breakTeams)[number]

/** How a rule compares movements. */
export const ruleKinds = ['reference', 'cancels', 'amount-rut', 'parts', 'fee'] as const
export type RuleKind = (typeof ruleKinds)[number]

/** Formats of bank statement files. */
export const statementFormats = ['csv', 'camt.053'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** Whether an imported statement was accepted, and whether two people voided it afterwards. */
export const bankStatementStates = ['accepted', 'refused', 'voided'] as const
export type BankStatementState = (typeof bankStatementStates)[number]

/** Why an accepted statement cannot be voided: a later one follows it, or people have decided about its lines. */
export const voidObstacles = ['later', 'decided'] as const
export type VoidObstacle = (typeof voidObstacles)[number]

/**
 * Why a statement is refused: its own sum, its position after the previous statement, or the days that it
 * covers.
 */
export const controlFaults = [
  'sum',
  'gap',
  'sequence',
  'overlap',
  'before-first',
  'day-outside',
  'future',
] as const
export type ControlFault = (typeof controlFaults)[number]

/** The faults of a file that cannot be parsed. */
export const fileFaults = [
  'type',
  'encoding',
  'syntax',
  'doctype',
  'entity',
  'too-deep',
  'too-many-lines',
  'too-long',
  'missing',
  'number',
  'date',
  'currency',
  'column',
  'empty',
  'nothing',
] as const
export type FileFault = (typeof fileFaults)[number]

/** Accounts against which a break may be booked. */
export const counterAccounts = [
  'partner-charges',
  'bank-differences',
  'iva-payable',
  'operator-capital',
] as const
export type CounterAccount = (typeof counterAccounts)[number]

/** What a member of staff proposes about a break: to match it, to book it, or to book a credit as money in suspense. */
export const breakActions = ['match', 'book', 'suspend'] as const
export type BreakAction = (typeof breakActions)[number]
