import { accessJobs, accessSealed } from '../modules/access/index.ts'
import { customersSealed } from '../modules/customers/index.ts'
import { documentsSealed } from '../modules/documents/index.ts'
import { dossiersSealed } from '../modules/dossiers/index.ts'
import { companyPapersSealed } from '../modules/dossiers/index.ts'
import { onboardingSealed } from '../modules/onboarding/index.ts'
import { notificationsSealed } from '../modules/notifications/index.ts'
import { payinsSealed } from '../modules/payins/index.ts'
import { payoutsSealed } from '../modules/payouts/index.ts'
import { recipientsSealed } from '../modules/recipients/index.ts'
import { reconciliationSealed } from '../modules/reconciliation/index.ts'
import { screeningSealed } from '../modules/screening/index.ts'
import { termsSealed } from '../modules/terms/index.ts'
import { transfersSealed } from '../modules/transfers/index.ts'
import { auditSealed } from '../platform/data/audit-lines.ts'
import { forgetOriginsJob } from '../platform/data/audit-origins.ts'
import { resealJob, type SealedColumn } from '../platform/data/reseal.ts'
import { idempotencySealed, idempotencySweep } from '../platform/http/idempotency.ts'
import { supportSealed } from '../modules/support/index.ts'
import { forgetCalls } from '../platform/http/at-most.ts'
import type { Job } from '../platform/jobs/jobs.ts'

/** Every encrypted column of the product, for key rotation. */
export const sealedColumns: readonly SealedColumn[] = [
  ...auditSealed,
  ...idempotencySealed,
  ...accessSealed,
  ...termsSealed,
  ...customersSealed,
  ...onboardingSealed,
  ...recipientsSealed,
  ...screeningSealed,
  ...payinsSealed,
  ...payoutsSealed,
  ...transfersSealed,
  ...reconciliationSealed,
  ...supportSealed,
  ...notificationsSealed,
  ...documentsSealed,
  ...dossiersSealed,
  ...companyPapersSealed,
]

const forgetCallsJob: Job = { name: 'calls.forget', everyMs: 60 * 60_000, round: forgetCalls }

/** The worker's clean-up jobs: ended sessions and the like, old responses, call counts, values of older keys. */
export const housekeepingJobs: readonly Job[] = [
  ...accessJobs,
  idempotencySweep,
  forgetCallsJob,
  forgetOriginsJob,
  resealJob(sealedColumns),
]
