export const accessRefusals = {
  /** One answer for an unknown e-mail and a wrong password alike: nobody learns which accounts exist. */
  'credentials-unknown': { status: 401 },
  /** Too many failures for this account; facts: retryAfterSeconds. */
  'too-many-attempts': { status: 429 },
  /** The account's kind of work needs a second factor, which it does not have yet. */
  'second-factor-required': { status: 403 },
} as const
