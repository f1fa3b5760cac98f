export const staffMemberRefusals = {
  /** Somebody of the staff signs in with this e-mail, or did. */
  'staff-known': { status: 409 },
  /** Nobody changes their own role or closes their own account. */
  'own-account': { status: 403 },
  /** Without an administrator nobody could make one: of a company's members as of our staff. */
  'last-administrator': { status: 409 },
  /**
   * What is asked fits no account in this status; facts: status.
   * @example { "status": "invited" }
   */
  'staff-status': { status: 409 },
  /** The domain of the e-mail is not allowed by the staff rules. */
  'mail-domain-refused': { status: 422 },
  /** The second member of staff must be an administrator or an officer, who can confirm decisions. */
  'second-person-first': { status: 409 },
  /** Only two compliance officers may allow early confirmation. */
  'two-officers-needed': { status: 403 },
} as const
