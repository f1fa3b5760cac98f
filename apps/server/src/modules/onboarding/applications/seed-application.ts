import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { promisedBy, setIdentity } from '../../customers/index.ts'
import type { ApplicationFile } from './application.ts'
import { insertApplication, setSubmitted, setWithStaff } from './applications.store.ts'
import { settlePersonFile } from '../file-rules.ts'

/** Seeds a person's application: open, or waiting for staff. For seeds only. */
export async function seedApplication(
  work: Work,
  { customerId, userId }: { readonly customerId: Id<'customer'>; readonly userId: Id<'user'> },
  file: ApplicationFile,
  as: 'draft' | 'with-staff',
): Promise<void> {
  await insertApplication(work, { id: customerId, userId, file })
  if (as === 'with-staff') {
    await setSubmitted(work, customerId)
    await setIdentity(work, customerId, 'submitted')
    await setWithStaff(work, customerId, 'registry-silent', await promisedBy(work, 'personDays'))
  }
  await settlePersonFile(work, customerId)
}
