export const accessRefusals = {
  /**
   * The e-mail is unknown or the password is wrong. Both have the same refusal, so that nobody learns which
   * accounts exist.
   */
  'credentials-unknown': { status: 401 },
  /**
   * Too many failed attempts from this browser or network, at this account or recently at many; facts:
   * retryAfterSeconds.
   * @example { "retryAfterSeconds": 30 }
   */
  'too-many-attempts': { status: 429 },
  /**
   * The role of the member in this company does not include the power; facts: power, whoCan (names of members
   * who have it, joined by ", ").
   * @example { "power": "operate", "whoCan": "Ana Soto, Luis Rojas" }
   */
  'power-missing': { status: 403 },
  /** Accounts of this kind need a second factor, and this one has none yet. */
  'second-factor-required': { status: 403 },
  /**
   * The entered code is wrong; facts: triesLeft.
   * @example { "triesLeft": 4 }
   */
  'code-wrong': { status: 422 },
  /** The code has expired, was used, or was tried too often: request a new one. */
  'code-expired': { status: 410 },
  /**
   * Too many codes were sent for this browser, to this address or from this network; facts:
   * retryAfterSeconds.
   * @example { "retryAfterSeconds": 60 }
   */
  'too-many-codes': { status: 429 },
  /** No codes are sent by SMS to numbers of this type or country. */
  'phone-not-served': { status: 422 },
  /** The presented second factor is wrong. The reply does not say which part. */
  'proof-wrong': { status: 422 },
  /** The password was entered too long ago, or this sign-in was already completed. */
  'sign-in-expired': { status: 410 },
  /**
   * The code is right, but the account also needs its second factor; facts: methods (comma-separated).
   * @example { "methods": "passkey,totp" }
   */
  'second-factor-asked': { status: 403 },
  /**
   * A code by SMS replaces one by e-mail only shortly after the password was entered, and this session began
   * earlier.
   */
  'sign-in-again': { status: 403 },
  /** Staff cannot remove their last second factor. */
  'last-factor': { status: 409 },
  /**
   * The operation needs a recent step-up; facts: methods (comma-separated: "passkey", "totp",
   * "recovery-code", "mail", "sms").
   * @example { "methods": "passkey,totp" }
   */
  'step-up-required': { status: 403 },
} as const
