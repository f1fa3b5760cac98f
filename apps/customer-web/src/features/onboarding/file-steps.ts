import type { ApplicationField } from '@puente/contract'
import type { ApplicationWire } from '@puente/contract/customer'
import { paths } from '../../paths.ts'

/** The questions of the file, in order. */
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

/** The question in which a field is asked. */
export const stepOf = (field: ApplicationField): FileStep => stepOfField[field]

/** The first question that is still open; the review when none is. */
export function firstGap({ missing }: Pick<ApplicationWire, 'missing'>): FileStep {
  const [first] = missing
  return first === undefined ? 'review' : stepOfField[first]
}

/** Whether its owner may still write in it. */
export const isOpen = ({ status }: Pick<ApplicationWire, 'status'>): boolean =>
  status === 'draft' || status === 'not-confirmed'

/** Where this file goes on: its first gap, or what became of it. A handed-in file is only looked at. */
export function whereToGoOn(application: ApplicationWire, callbackUrl: string | undefined): string {
  return isOpen(application)
    ? paths.signupFile(firstGap(application), callbackUrl)
    : paths.signupStatus(callbackUrl)
}

/** The question before this one; undefined before the first. */
export const stepBefore = (step: FileStep): FileStep | undefined => fileSteps[fileSteps.indexOf(step) - 1]
