/**
 * What staff change about the access of a customer's user who lost it: all second factors end, or the e-mail or the phone
 * is replaced.
 */
export const accessChanges = ['end-factors', 'set-email', 'set-phone'] as const
export type AccessChangeWord = (typeof accessChanges)[number]

/** How staff confirmed that they speak with the user. */
export const identifications = ['in-person', 'video-call', 'selfie'] as const
export type Identification = (typeof identifications)[number]
