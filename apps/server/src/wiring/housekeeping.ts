import { accessJobs, accessSealed } from '../modules/access/index.ts'
import { customersSealed } from '../modules/customers/index.ts'
import { payinsSealed } from '../modules/payins/index.ts'
import { payoutsSealed } from '../modules/payouts/index.ts'
import { recipientsSealed } from '../modules/recipients/index.ts'
import { screeningSealed } from '../modules/screening/index.ts'
import { transfersSealed } from '../modules/transfers/index.ts'
import { resealJob, type SealedColumn } from '../platform/data/reseal.ts'
import type { Job } from '../platform/jobs/jobs.ts'

/** Every sealed column of the product: a rotation of keys reaches all of them. */
export const sealedColumns: readonly SealedColumn[] = [
  ...accessSealed,
  ...customersSealed,
  ...recipientsSealed,
  ...screeningSealed,
  ...payinsSealed,
  ...payoutsSealed,
  ...transfersSealed,
]

/** What the worker tidies by itself: ended sessions, and values that older keys sealed. */
export const housekeepingJobs: readonly Job[] = [...accessJobs, resealJob(sealedColumns)]
