export const dataRightsRefusals = {
  /** The person already has an open request of this kind. */
  'data-request-open': { status: 409 },
  /** The request has ended. */
  'data-request-closed': { status: 409 },
  /** The period of the request has been extended once already. */
  'already-extended': { status: 409 },
  /** The period cannot be extended: it has ended, or it is the one of a blocking. */
  'not-extendable': { status: 409 },
  /** A second person confirms an erasure, so it is proposed. */
  'erasure-needs-second-person': { status: 409 },
} as const
