import { accessJobs, accessEncrypted } from '../modules/access/index.ts'
import { customersEncrypted } from '../modules/customers/index.ts'
import { dataRightsEncrypted } from '../modules/data-rights/index.ts'
import { decisionsEncrypted } from '../modules/decisions/index.ts'
import { documentsEncrypted } from '../modules/documents/index.ts'
import { riskEncrypted } from '../modules/risk/index.ts'
import { requirementsEncrypted } from '../modules/requirements/index.ts'
import { companyDocumentsEncrypted } from '../modules/requirements/index.ts'
import { onboardingEncrypted } from '../modules/onboarding/index.ts'
import { notificationsEncrypted } from '../modules/notifications/index.ts'
import { payinsEncrypted } from '../modules/payins/index.ts'
import { payoutsEncrypted } from '../modules/payouts/index.ts'
import { recipientsEncrypted } from '../modules/recipients/index.ts'
import { reconciliationEncrypted } from '../modules/reconciliation/index.ts'
import { screeningEncrypted } from '../modules/screening/index.ts'
import { termsEncrypted } from '../modules/terms/index.ts'
import { transfersEncrypted } from '../modules/transfers/index.ts'
import { auditEncrypted } from '../platform/data/audit-lines.ts'
import { forgetOriginsJob } from '../platform/data/audit-origins.ts'
import { reEncryptJob, type EncryptedColumn } from '../platform/data/re-encrypt.ts'
import { idempotencyEncrypted, idempotencySweep } from '../platform/http/idempotency.ts'
import { supportEncrypted } from '../modules/support/index.ts'
import { forgetCalls } from '../platform/http/at-most.ts'
import type { Job } from '../platform/jobs/jobs.ts'

/** Every encrypted column of the product, for key rotation. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  ...auditEncrypted,
  ...idempotencyEncrypted,
  ...accessEncrypted,
  ...termsEncrypted,
  ...customersEncrypted,
  ...onboardingEncrypted,
  ...recipientsEncrypted,
  ...screeningEncrypted,
  ...payinsEncrypted,
  ...payoutsEncrypted,
  ...transfersEncrypted,
  ...reconciliationEncrypted,
  ...supportEncrypted,
  ...notificationsEncrypted,
  ...documentsEncrypted,
  ...requirementsEncrypted,
  ...companyDocumentsEncrypted,
  ...riskEncrypted,
  ...decisionsEncrypted,
  ...dataRightsEncrypted,
]

const forgetCallsJob: Job = { name: 'calls.forget', everyMs: 60 * 60_000, round: forgetCalls }

/** The worker's clean-up jobs: ended sessions and the like, old responses, call counts, values of older keys. */
export const housekeepingJobs: readonly Job[] = [
  ...accessJobs,
  idempotencySweep,
  forgetCallsJob,
  forgetOriginsJob,
  reEncryptJob(encryptedColumns),
]
