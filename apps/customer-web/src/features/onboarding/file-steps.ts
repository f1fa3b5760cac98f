import type { ApplicationField } from '@puente/contract'
import type { ApplicationWire } from '@puente/contract/customer'
import { paths } from '../../paths.ts'

/** The questions of the application, in order. */
export const fileSteps = ['phone', 'identity', 'address', 'review'] as const
export type FileStep = (typeof fileSteps)[number]

const stepOfField: Readonly<Record<ApplicationField, FileStep>> = {
  phone: 'phone',
  phoneVerification: 'phone',
  rut: 'identity',
  givenNames: 'identity',
  surnames: 'identity',
  birthDate: 'identity',
  nationality: 'identity',
  documentNumber: 'identity',
  'address.street': 'address',
  'address.number': 'address',
  'address.comuna': 'address',
}

/** The question that contains a field. */
export const stepOf = (field: ApplicationField): FileStep => stepOfField[field]

/** The first unanswered question; the review step when all are answered. */
export function firstGap({ missing }: Pick<ApplicationWire, 'missing'>): FileStep {
  const [first] = missing
  return first === undefined ? 'review' : stepOfField[first]
}

/** Whether the applicant can still edit it. */
export const isOpen = ({ status }: Pick<ApplicationWire, 'status'>): boolean =>
  status === 'draft' || status === 'not-confirmed'

/**
 * The page on which an application continues: its first open question, or its status once it is submitted.
 */
export function whereToGoOn(application: ApplicationWire, callbackUrl: string | undefined): string {
  return isOpen(application)
    ? paths.signupFile(firstGap(application), callbackUrl)
    : paths.signupStatus(callbackUrl)
}

/** As `whereToGoOn`; a user who opens a company continues with the company, and may answer for themselves later. */
export const afterPhone = (application: ApplicationWire, callbackUrl: string | undefined): string =>
  callbackUrl === paths.signupCompany() ? callbackUrl : whereToGoOn(application, callbackUrl)

/** The question before this one; undefined before the first. */
export const stepBefore = (step: FileStep): FileStep | undefined => fileSteps[fileSteps.indexOf(step) - 1]
