/** Where an attempt to pay a recipient stands at its rail. */
export const payoutStatuses = ['ready', 'submitted', 'unknown', 'credited', 'rejected', 'returned'] as const
export type PayoutStatusWord = (typeof payoutStatuses)[number]

/** Who must act when a payout came back. */
export const returnActors = ['customer', 'staff', 'nobody'] as const
export type ReturnActor = (typeof returnActors)[number]

export const returnOutcomes = ['corrected', 'retried', 'refunded'] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]
