export const supportRefusals = {
  /** Too many new threads of one account in an hour or a day; facts: retryAfterSeconds. */
  'too-many-threads': { status: 429 },
  /** Too many messages of one account in an hour or a day; facts: retryAfterSeconds. */
  'too-many-messages': { status: 429 },
  /** Too many complaints a day for one unverified mailbox; facts: retryAfterSeconds. */
  'too-many-complaints': { status: 429 },
  /** The thread was closed already. */
  'thread-closed': { status: 409 },
  /** A complaint is never ended without an answer. */
  'complaint-unanswered': { status: 409 },
} as const
