/** The events of access; the subject is the user or the member of staff unless it says otherwise. Facts are ids only. */
export const accessEvents = {
  /** facts: codeId. The subject may also be a registration or a recovery. Whoever tells people reads the code through `codeToSend`. */
  codeIssued: 'access.code-issued',
  /** The password is another one now. */
  passwordChanged: 'access.password-changed',
  /** Someone signed in from a device that had not been seen before. facts: deviceId */
  newDevice: 'access.new-device',
  /** A second factor came, went or was used. facts: factor (totp, passkey, recovery-code), change (added, removed, renewed, used) */
  factorChanged: 'access.factor-changed',
  /** Someone tried to open an account with an e-mail that has one. */
  emailKnown: 'access.email-known',
  /** The e-mail or the phone is another one now; the old address is told. facts: what, formerAddressId, read through `formerAddress`. */
  contactChanged: 'access.contact-changed',
} as const
