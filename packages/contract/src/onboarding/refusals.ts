export const onboardingRefusals = {
  /**
   * The registration is more than a day old, was completed, or never existed: one refusal for all three
   * cases.
   */
  'registration-expired': { status: 410 },
  /** The application is incomplete; `fields` names the missing parts. */
  'application-incomplete': { status: 422 },
  /** The application was submitted, confirmed or refused and cannot be changed now. */
  'application-closed': { status: 409 },
  /**
   * Staff only: screening has not returned a verdict on every name yet, and nothing may be decided before.
   */
  'screening-pending': { status: 409 },
  /**
   * Staff only: a representative or beneficial owner of the company is not identified by an accepted document; facts:
   * name, and how many persons there are.
   * @example { "name": "Rita Prueba", "persons": 1 }
   */
  'person-not-identified': { status: 409 },
  /** The user administers as many companies without an approved application as allowed; facts: most. */
  'too-many-companies': { status: 409 },
  /** Staff only: another account has the RUT of the application. */
  'rut-has-account': { status: 409 },
} as const
