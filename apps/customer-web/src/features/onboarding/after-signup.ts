import { paths } from '../../paths.ts'

const invitations = '/invitation/'

/** Whether sign-up was begun to act for a company: from an invitation to one, or to open its account. */
export const isForCompany = (callbackUrl: string | undefined): boolean =>
  callbackUrl?.startsWith(invitations) === true || callbackUrl === paths.signupCompany()

/**
 * The page after the e-mail is verified. A person who signs up for themselves continues with their application; who
 * opens a company proves their phone first; who was invited opens the invitation.
 */
export const afterVerification = (callbackUrl: string | undefined): string =>
  callbackUrl?.startsWith(invitations) === true ? callbackUrl : paths.signupFile('phone', callbackUrl)
