export const onboardingRefusals = {
  /** The registration is over a day old, was completed, or never was: one answer for all three. */
  'registration-expired': { status: 410 },
  /** The file lacks something; its fields say what. */
  'application-incomplete': { status: 422 },
  /** The file was submitted, confirmed or refused: it cannot be changed now. */
  'application-closed': { status: 409 },
  /** For staff alone: the lists have yet to answer about a name, and nothing is decided before. */
  'screening-pending': { status: 409 },
  /** For staff alone: another account has the RUT of the file. */
  'rut-has-account': { status: 409 },
} as const
