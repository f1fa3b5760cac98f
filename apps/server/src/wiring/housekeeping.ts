import { accessJobs } from '../modules/access/index.ts'
import { moduleEncrypted } from '../modules/retention/index.ts'
import { auditEncrypted } from '../platform/data/audit-lines.ts'
import { forgetOriginsJob } from '../platform/data/audit-origins.ts'
import type { EncryptedColumn } from '../platform/data/personal-data.ts'
import { reEncryptJob } from '../platform/data/re-encrypt.ts'
import { idempotencyEncrypted, idempotencySweep } from '../platform/http/idempotency.ts'
import { forgetCalls } from '../platform/http/at-most.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { forgetInstancesJob } from '../platform/telemetry/heartbeats.ts'

/** Every encrypted column of the product, for key rotation. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  ...auditEncrypted,
  ...idempotencyEncrypted,
  ...moduleEncrypted,
]

const forgetCallsJob: Job = { name: 'calls.forget', everyMs: 60 * 60_000, round: forgetCalls }

/** The worker's clean-up jobs: ended sessions and the like, old responses, call counts, dead instances, values of older keys. */
export const housekeepingJobs: readonly Job[] = [
  ...accessJobs,
  idempotencySweep,
  forgetCallsJob,
  forgetInstancesJob,
  forgetOriginsJob,
  reEncryptJob(encryptedColumns),
]
