export const staffMemberRefusals = {
  /** Somebody of the staff signs in with this e-mail, or did. */
  'staff-known': { status: 409 },
  /** Nobody changes their own role or closes their own account. */
  'own-account': { status: 403 },
  /** Without an administrator nobody could make one: of a company's members as of our staff. */
  'last-administrator': { status: 409 },
  /** What is asked fits no account in this status; facts: status. */
  'staff-status': { status: 409 },
} as const
