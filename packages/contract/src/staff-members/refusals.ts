export const staffMemberRefusals = {
  /** A member of staff signs in with this e-mail, or did. */
  'staff-known': { status: 409 },
  /** Nobody may change their own role or close their own account. */
  'own-account': { status: 403 },
  /** The last administrator cannot be removed, in a company as among staff: nobody could appoint another. */
  'last-administrator': { status: 409 },
  /**
   * The operation is not possible for an account in this status; facts: status.
   * @example { "status": "invited" }
   */
  'staff-status': { status: 409 },
  /** The domain of the e-mail is not allowed by the staff rules. */
  'mail-domain-refused': { status: 422 },
  /** The second member of staff must be an administrator or an officer, who can confirm decisions. */
  'second-person-first': { status: 409 },
  /** Only two compliance officers may allow a member of staff to confirm early. */
  'two-officers-needed': { status: 403 },
  /** The user has no second factor that could end. */
  'no-second-factor': { status: 409 },
} as const
