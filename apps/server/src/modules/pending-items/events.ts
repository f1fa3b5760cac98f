/** The events of pending items; the subject is the user or customer, the facts name kind and item. */
export const pendingItemEvents = {
  opened: 'pending-items.opened',
  /** Staff sent it back: the customer must act again. */
  sentBack: 'pending-items.sent-back',
  /** An open item of the customer begins to stop orders soon. */
  stopsSoon: 'pending-items.stops-soon',
  /** It is settled. The fact `turn` is whose action was next before. */
  settled: 'pending-items.settled',
} as const
