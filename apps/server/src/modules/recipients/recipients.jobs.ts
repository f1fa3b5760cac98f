import type { Job } from '../../platform/jobs/jobs.ts'
import { indexRecipientNames } from './recipient-names.store.ts'

const BATCH = 200

/** Fills the index of names of recipients that lack it. */
export const recipientJobs: readonly Job[] = [
  {
    name: 'recipients.index-names',
    everyMs: 60_000,
    round: (runtime) =>
      runtime.work({ kind: 'system', name: 'recipients' }, (work) => indexRecipientNames(work, BATCH)),
  },
]
