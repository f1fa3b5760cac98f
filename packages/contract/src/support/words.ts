/** What a thread is about: one transfer, a complaint in due form, or anything else. */
export const threadKinds = ['transfer', 'complaint', 'question', 'file'] as const
export type ThreadKind = (typeof threadKinds)[number]

/** Whose turn it is. */
export const threadStates = ['waiting-operator', 'waiting-customer', 'closed'] as const
export type ThreadState = (typeof threadStates)[number]

/** What happened to a thread besides what people wrote. */
export const threadEvents = ['closed', 'reopened'] as const
export type ThreadEvent = (typeof threadEvents)[number]
