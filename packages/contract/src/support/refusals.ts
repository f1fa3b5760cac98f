export const supportRefusals = {
  /** The thread was closed already. */
  'thread-closed': { status: 409 },
  /** A complaint is never ended without an answer. */
  'complaint-unanswered': { status: 409 },
} as const
