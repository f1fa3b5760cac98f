import type { Exposure, Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import type { DeclaredIdentity } from '../../documents/index.ts'
import { nameOf, wholeFile } from './application.ts'
import { applicationFor } from './applications.store.ts'

/** What a person declared in their application that their risk depends on. */
export interface ApplicantFacts {
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string | undefined
  readonly exposure: Exposure | undefined
}

/** The facts of a person's application; undefined without one. */
export async function applicantFacts(
  work: Work,
  customerId: Id<'customer'>,
): Promise<ApplicantFacts | undefined> {
  const application = await applicationFor(work, customerId)
  return application && { nationality: application.file.nationality, exposure: application.file.exposure }
}

/** What a person declared about themselves in their application; undefined without a whole one. */
export async function declaredApplicant(work: Work, id: string): Promise<DeclaredIdentity | undefined> {
  const application = await applicationFor(work, id)
  if (application?.cause === undefined) return undefined
  const file = wholeFile(application)
  const { rut, birthDate, nationality, documentNumber } = file
  return { rut, name: nameOf(file), birthDate, nationality, documentNumber }
}
