/** The events of onboarding; the subject is a customer, unless said otherwise. Facts are ids only. */
export const onboardingEvents = {
  /** Someone has an account; the subject is the user. facts: customerId, and invitationCode where they named one. */
  registered: 'onboarding.registered',
  /** The account may send from here on. */
  identityConfirmed: 'onboarding.identity-confirmed',
  /** The file is open again, or the account was refused: the file says which. */
  identityNotConfirmed: 'onboarding.identity-not-confirmed',
  /** Someone handed in the RUT of an account; the subject is that account, never who handed it in. */
  rutKnown: 'onboarding.rut-known',
  /** Somebody joined or left those behind a company, or has another share. */
  ownersChanged: 'onboarding.owners-changed',
  /** People of the operator look at the file; facts: answerBy, by when they promised to answer. */
  withStaff: 'onboarding.with-staff',
} as const
