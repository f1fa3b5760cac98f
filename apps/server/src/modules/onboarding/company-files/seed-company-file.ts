import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { promisedBy } from '../../customers/index.ts'
import type { CompanyFile } from './company-file.ts'
import {
  companyFileFor,
  insertCompanyFile,
  setApproved,
  setCompanyFile,
  setCompanySubmitted,
} from './company-files.store.ts'
import { settleCompanyFile } from '../file-rules.ts'

/** Status of the seeded application. */
export type SeededStatus = 'draft' | 'submitted' | 'approved'

/** Seeds a company's application. A submitted one stays unchanged. For seeds only. */
export async function seedCompanyApplication(
  work: Work,
  customerId: Id<'customer'>,
  file: CompanyFile,
  as: SeededStatus,
): Promise<void> {
  await insertCompanyFile(work, customerId)
  if ((await companyFileFor(work, customerId))?.status !== 'draft') return
  await setCompanyFile(work, customerId, file, 1)
  if (as !== 'draft') await setCompanySubmitted(work, customerId, await promisedBy(work, 'companyDays'))
  if (as === 'approved') await setApproved(work, customerId, 0)
  await settleCompanyFile(work, customerId)
}
