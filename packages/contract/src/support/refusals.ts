export const supportRefusals = {
  /**
   * The account has opened too many threads in an hour or a day; facts: retryAfterSeconds.
   * @example { "retryAfterSeconds": 600 }
   */
  'too-many-threads': { status: 429 },
  /**
   * The account has written too many messages in an hour or a day; facts: retryAfterSeconds.
   * @example { "retryAfterSeconds": 600 }
   */
  'too-many-messages': { status: 429 },
  /**
   * Too many complaints today name this unverified mailbox; facts: retryAfterSeconds.
   * @example { "retryAfterSeconds": 3600 }
   */
  'too-many-complaints': { status: 429 },
  /** The thread is already closed. */
  'thread-closed': { status: 409 },
  /** A complaint cannot be closed without an answer. */
  'complaint-unanswered': { status: 409 },
} as const
