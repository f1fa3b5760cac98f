export const supportRefusals = {
  /**
   * One account opens so many threads in an hour and a day; facts: retryAfterSeconds.
   * @example { "retryAfterSeconds": 600 }
   */
  'too-many-threads': { status: 429 },
  /**
   * One account writes so many messages in an hour and a day; facts: retryAfterSeconds.
   * @example { "retryAfterSeconds": 600 }
   */
  'too-many-messages': { status: 429 },
  /**
   * One mailbox that nobody has proven is named in so many complaints a day; facts: retryAfterSeconds.
   * @example { "retryAfterSeconds": 3600 }
   */
  'too-many-complaints': { status: 429 },
  /** The thread was closed already. */
  'thread-closed': { status: 409 },
  /** A complaint is never ended without an answer. */
  'complaint-unanswered': { status: 409 },
} as const
