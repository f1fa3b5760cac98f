export const instructionsRefusals = {
  /** Sending is already open: there is nothing to explain or resume. */
  'sending-is-open': { status: 409 },
  /** A partner's list contains an unexplained instruction. */
  'differences-unexplained': { status: 409 },
} as const
