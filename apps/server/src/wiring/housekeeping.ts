import { accessJobs, accessSealed } from '../modules/access/index.ts'
import { customersSealed } from '../modules/customers/index.ts'
import { recipientsSealed } from '../modules/recipients/index.ts'
import { resealJob, type SealedColumn } from '../platform/data/reseal.ts'
import type { Job } from '../platform/jobs/jobs.ts'

/** Every sealed column whose owner lets it be sealed again under a new key. */
export const sealedColumns: readonly SealedColumn[] = [
  ...accessSealed,
  ...customersSealed,
  ...recipientsSealed,
]

/** What the worker tidies by itself: ended sessions, and values that older keys sealed. */
export const housekeepingJobs: readonly Job[] = [...accessJobs, resealJob(sealedColumns)]
