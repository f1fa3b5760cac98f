/** The subject of a thread: one transfer, a formal complaint, a customer file, or another question. */
export const threadKinds = ['transfer', 'complaint', 'question', 'file'] as const
export type ThreadKind = (typeof threadKinds)[number]

/** What a message may be about, besides the screen from which it was written. */
export const helpSubjectKinds = [
  'transfer',
  'recipient',
  'pending-item',
  'document',
  'debt',
  'rate-alert',
  'signature-request',
] as const
export type HelpSubjectKind = (typeof helpSubjectKinds)[number]

/** Who has to act next. */
export const threadStates = ['waiting-operator', 'waiting-customer', 'closed'] as const
export type ThreadState = (typeof threadStates)[number]

/** The events of a thread besides messages; 'not-received': the recipient says that the money is not in the account. */
export const threadEvents = ['closed', 'reopened', 'not-received'] as const
export type ThreadEvent = (typeof threadEvents)[number]
