/** What a movement of capital is. An opening balance is what the account had before its first entry. */
export const capitalKinds = ['opening-balance', 'contribution', 'withdrawal'] as const
export type CapitalKind = (typeof capitalKinds)[number]

/** Accounts of the operator's own money: at its bank in Chile, in CLP, and at its payout partners abroad. */
export const capitalAccounts = ['operator-bank', 'nostro'] as const
export type CapitalAccount = (typeof capitalAccounts)[number]

/** The state of a movement of capital. Only a booked one is in the ledger. */
export const capitalStates = ['waiting', 'booked', 'sent-back', 'withdrawn'] as const
export type CapitalState = (typeof capitalStates)[number]

/** The lines of the checklist of a close, in the order in which staff read them. */
export const closeChecks = [
  'statements',
  'breaks',
  'suspense',
  'receivables',
  'safeguarding',
  'tax-documents',
  'rates',
  'replay',
] as const
export type CloseCheck = (typeof closeChecks)[number]

/** What a line of a checklist says. Only a missing one is red. */
export const closeStates = ['ok', 'missing', 'not-needed'] as const
export type CloseState = (typeof closeStates)[number]

/** Whether a checklist is about one day, or about every day since the last closed one. */
export const closeScopes = ['day', 'period'] as const
export type CloseScope = (typeof closeScopes)[number]

/** By which day a trial balance counts a journal: the day it was recorded, or the day from which it is effective. */
export const balanceBases = ['recorded', 'effective'] as const
export type BalanceBasis = (typeof balanceBases)[number]
