import type { Job } from '../../platform/jobs/jobs.ts'
import { settle } from '../pending-items/index.ts'
import { checkNames } from './names/check-names.ts'
import { indexNames, indexRuts } from './names/names.store.ts'
import { profileRules } from './profile/profile-rules.ts'
import { readAddresses } from './profile/profiles.store.ts'

const BATCH = 200

/** Fills the indexes of names and RUTs, the name checks and the address facts of customers that lack them. */
export const customerJobs: readonly Job[] = [
  {
    name: 'customers.index-names',
    everyMs: 60_000,
    round: (runtime) =>
      runtime.work({ kind: 'system', name: 'customers' }, (work) => indexNames(work, BATCH)),
  },
  {
    name: 'customers.index-ruts',
    everyMs: 60_000,
    round: (runtime) => runtime.work({ kind: 'system', name: 'customers' }, (work) => indexRuts(work, BATCH)),
  },
  {
    name: 'customers.read-addresses',
    everyMs: 60_000,
    round: (runtime) =>
      runtime.work({ kind: 'system', name: 'customers' }, async (work) => {
        const read = await readAddresses(work, BATCH)
        await settle(work, profileRules, read)
        return read.length
      }),
  },
  {
    name: 'customers.check-names',
    everyMs: 60_000,
    round: (runtime) =>
      runtime.work({ kind: 'system', name: 'customers' }, (work) => checkNames(work, BATCH)),
  },
]
