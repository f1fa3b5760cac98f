import type { Exposure, Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
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
