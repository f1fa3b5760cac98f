export const instructionsRefusals = {
  /** Money is being sent: there is nothing to explain or to open. */
  'sending-is-open': { status: 409 },
  /** A partner holds an instruction that nobody has explained. */
  'differences-unexplained': { status: 409 },
} as const
