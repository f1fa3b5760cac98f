import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { promisedBy, setIdentity } from '../../customers/index.ts'
import type { ApplicationFile } from './application.ts'
import { keepScreening } from '../../screening/index.ts'
import { insertAttempt } from './asks.store.ts'
import { insertApplication, setSubmitted, setWithStaff } from './applications.store.ts'
import { settlePersonFile } from '../file-rules.ts'

/** Seeds a person's application: open, or waiting for staff because of a relative's office. For seeds only. */
export async function seedApplication(
  work: Work,
  { customerId, userId }: { readonly customerId: Id<'customer'>; readonly userId: Id<'user'> },
  file: ApplicationFile,
  as: 'draft' | 'with-staff',
): Promise<void> {
  const declared = as === 'draft' ? file : { ...file, exposure: 'relative' as const }
  await insertApplication(work, { id: customerId, userId, file: declared })
  if (as === 'with-staff') {
    await setSubmitted(work, customerId)
    await setIdentity(work, customerId, 'submitted')
    await insertAttempt(work, customerId, 1, 'match')
    await keepScreening(work, customerId, 'identity', { verdict: 'clear', listVersion: 'demo', hits: [] })
    const answerBy = await promisedBy(work, 'personDays')
    await setWithStaff(work, customerId, 'politically-exposed', { answerBy })
  }
  await settlePersonFile(work, customerId)
}
