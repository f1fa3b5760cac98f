export const accessRefusals = {
  /** One answer for an unknown e-mail and a wrong password alike: nobody learns which accounts exist. */
  'credentials-unknown': { status: 401 },
  /**
   * Too many failures of this asker, at this account or of late at many; facts: retryAfterSeconds.
   * @example { "retryAfterSeconds": 30 }
   */
  'too-many-attempts': { status: 429 },
  /**
   * The member cannot do this for the company they act for; facts: power, whoCan (the names of members who can,
   * joined by ", ").
   * @example { "power": "operate", "whoCan": "Ana Soto, Luis Rojas" }
   */
  'power-missing': { status: 403 },
  /** The account's kind of work needs a second factor, which it does not have yet. */
  'second-factor-required': { status: 403 },
  /**
   * The typed code is another one; facts: triesLeft.
   * @example { "triesLeft": 4 }
   */
  'code-wrong': { status: 422 },
  /** The code is too old, was used, or was tried too often: a new one has to be asked for. */
  'code-expired': { status: 410 },
  /**
   * Codes go out so often for an asker, to an address, from a network; facts: retryAfterSeconds.
   * @example { "retryAfterSeconds": 60 }
   */
  'too-many-codes': { status: 429 },
  /** No codes by SMS are sent to this type or country of phone number. */
  'phone-not-served': { status: 422 },
  /** The shown second factor is another one; nothing tells which part was wrong. */
  'proof-wrong': { status: 422 },
  /** The right password was typed too long ago, or its sign-in has been finished. */
  'sign-in-expired': { status: 410 },
  /**
   * The code was right, and this account has a second factor to be shown as well; facts: methods (comma-separated).
   * @example { "methods": "passkey,totp" }
   */
  'second-factor-asked': { status: 403 },
  /** A code by SMS stands in for a mailbox only right after the password: this session began too long ago. */
  'sign-in-again': { status: 403 },
  /** Staff keep at least one second factor. */
  'last-factor': { status: 409 },
  /**
   * The session has to show once more who it is; facts: methods (comma-separated: "passkey", "totp",
   * "recovery-code", "mail", "sms").
   * @example { "methods": "passkey,totp" }
   */
  'step-up-required': { status: 403 },
} as const
