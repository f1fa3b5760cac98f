/** Events of onboarding. The subject is a customer unless stated otherwise. Facts are ids only. */
export const onboardingEvents = {
  /** An account was created; the subject is the user. facts: customerId, and invitationCode if one was typed. */
  registered: 'onboarding.registered',
  /** The account may send from now on. */
  identityConfirmed: 'onboarding.identity-confirmed',
  /** The application was reopened, or the account was refused; its status shows which. */
  identityNotConfirmed: 'onboarding.identity-not-confirmed',
  /** The RUT of an existing account was submitted by another applicant. The subject is the existing account. */
  rutKnown: 'onboarding.rut-known',
  /** The RUT of an existing customer was submitted by another company. The subject is the existing customer. */
  companyRutKnown: 'onboarding.company-rut-known',
  /** The people behind a company were screened. */
  companyScreened: 'onboarding.company-screened',
  /** A person behind a company was added or removed, or has another share. */
  ownersChanged: 'onboarding.owners-changed',
  /** Staff review the application. facts: answerBy, the deadline promised. */
  withStaff: 'onboarding.with-staff',
} as const
