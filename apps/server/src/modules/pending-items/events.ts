/** The events of pending items; the subject is the user or customer, the facts name kind and item. */
export const pendingItemEvents = {
  opened: 'pending-items.opened',
  /** Staff found that it is not settled yet: the customer's turn again. */
  sentBack: 'pending-items.sent-back',
  /** Its fact ended; whose turn it was until then is told, too. */
  settled: 'pending-items.settled',
} as const
