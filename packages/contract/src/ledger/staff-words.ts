/** What a movement of capital is. An opening balance is what the account had before its first entry. */
export const capitalKinds = ['opening-balance', 'contribution', 'withdrawal'] as const
export type CapitalKind = (typeof capitalKinds)[number]

/** Accounts of the operator's own money: at its bank in Chile, in CLP, and at its payout partners abroad. */
export const capitalAccounts = ['operator-bank', 'nostro'] as const
export type CapitalAccount = (typeof capitalAccounts)[number]

/** The state of a movement of capital. Only a booked one is in the ledger. */
export const capitalStates = ['waiting', 'booked', 'sent-back', 'withdrawn'] as const
export type CapitalState = (typeof capitalStates)[number]
