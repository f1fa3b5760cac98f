import { accessJobs } from '../modules/access/index.ts'
import { moduleEncrypted } from '../modules/retention/index.ts'
import { auditEncrypted } from '../platform/data/audit-lines.ts'
import { forgetOriginsJob } from '../platform/data/audit-origins.ts'
import { dropHandledJob, preparePartitionsJob } from '../platform/data/partitions.ts'
import type { EncryptedColumn } from '../platform/data/encryption/personal-data.ts'
import { reEncryptOnceJob } from '../platform/data/encryption/re-encrypt-once.ts'
import { idempotencyEncrypted, idempotencySweep } from '../platform/http/idempotency.ts'
import { forgetCalls } from '../platform/http/requests/at-most.ts'
import { rotateIndexesJob } from '../platform/data/indexes/rotate-indexes.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { forgetInstancesJob } from '../platform/telemetry/heartbeats.ts'
import { forgetTracesJob } from '../platform/telemetry/subject-traces.ts'
import { indexedTables } from './indexed-tables.ts'

/** Every encrypted column of the product, for key rotation. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  ...auditEncrypted,
  ...idempotencyEncrypted,
  ...moduleEncrypted,
]

const forgetCallsJob: Job = { name: 'calls.forget', everyMs: 60 * 60_000, round: forgetCalls }

/**
 * The clean-up jobs of the worker. They delete expired rows, create partitions, and encrypt and index values of older keys
 * again.
 */
export const housekeepingJobs: readonly Job[] = [
  ...accessJobs,
  preparePartitionsJob,
  dropHandledJob,
  idempotencySweep,
  forgetCallsJob,
  forgetInstancesJob,
  forgetOriginsJob,
  forgetTracesJob,
  reEncryptOnceJob(encryptedColumns),
  rotateIndexesJob(indexedTables),
]
