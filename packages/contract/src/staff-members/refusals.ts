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
  /** The e-mail belongs to none of the domains that the rules for staff allow. */
  'mail-domain-refused': { status: 422 },
  /** The second person who works here has to be one who can decide with the first: an administrator or an officer. */
  'second-person-first': { status: 409 },
  /** Only two compliance officers let somebody confirm before their time. */
  'two-officers-needed': { status: 403 },
} as const
