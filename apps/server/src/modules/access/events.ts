/** Events of access. The subject is the user or the member of staff unless stated otherwise. Facts are ids only. */
export const accessEvents = {
  /**
   * facts: codeId. The subject may also be a registration or a recovery. The sender reads the code with `codeToSend`.
   */
  codeIssued: 'access.code-issued',
  /** The password was changed. */
  passwordChanged: 'access.password-changed',
  /** An account signed in from a device it had not used before. facts: deviceId */
  newDevice: 'access.new-device',
  /** A browser of a customer's user was signed out or removed. facts: deviceId */
  deviceSignedOut: 'access.device-signed-out',
  /** A second factor was added, removed, renewed or used. facts: factor (totp, passkey, recovery-code), change */
  factorChanged: 'access.factor-changed',
  /** A sign-up was tried with an e-mail that has an account. */
  emailKnown: 'access.email-known',
  /**
   * E-mail or phone changed; the former address is notified. facts: what, formerAddressId, read with `formerAddress`.
   */
  contactChanged: 'access.contact-changed',
} as const
