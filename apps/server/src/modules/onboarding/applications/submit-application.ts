import { isRefusal, refuse, type FieldFault, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { inSantiago } from '../../corridors/index.ts'
import { setIdentity } from '../../customers/index.ts'
import { isOpen, missingOf, withPhone } from './application.ts'
import { setFile, setSubmitted } from './applications.store.ts'
import { settlePersonFile } from '../file-rules.ts'
import { lockOwnApplication, provenPhone } from './open-application.ts'
import { readBirthDate } from './person-fields.ts'
import { comunaFaults } from './save-application.ts'

/** Submits a complete application. Idempotent: a second submission causes no second check. */
export async function submitApplication(
  work: Work,
): Promise<true | Refusal<'not-found' | 'application-incomplete' | 'application-closed'>> {
  const application = await lockOwnApplication(work)
  if (isRefusal(application)) return application
  if (application.status === 'refused') return refuse('application-closed')
  if (!isOpen(application)) return true
  const { id, userId } = application
  const { file, phoneVerified } = withPhone(application.file, await provenPhone(work, userId))
  const faults: FieldFault[] = missingOf(file, phoneVerified).map((field) =>
    field === 'phoneVerification' ? { at: 'phone', fault: 'not-verified' } : { at: field, fault: 'missing' },
  )
  // The comuna may have been closed since the draft was saved.
  faults.push(...(await comunaFaults(work, file)))
  const birthDate = file.birthDate && readBirthDate(file.birthDate, inSantiago(work.now).day)
  if (birthDate && 'fault' in birthDate) faults.push({ at: 'birthDate', fault: birthDate.fault })
  if (faults.length > 0) return refuse('application-incomplete', {}, distinct(faults))
  await setFile(work, application, file)
  await setSubmitted(work, id)
  await setIdentity(work, id, 'submitted')
  await settlePersonFile(work, id)
  return true
}

/** One fault for each field: a missing phone is not reported as unverified too. */
function distinct(faults: readonly FieldFault[]): FieldFault[] {
  return [...new Map(faults.toReversed().map((fault) => [fault.at, fault])).values()].toReversed()
}
