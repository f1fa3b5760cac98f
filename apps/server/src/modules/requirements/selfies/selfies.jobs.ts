import type { FilesPort } from '../../../partners/files.ts'
import type { FacesPort } from '../../../partners/faces.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import type { Runtime } from '../../../platform/work.ts'
import { endSelfies } from '../../documents/index.ts'
import { askProvider } from './ask-provider.ts'
import { deleteComparisons, comparisonsAreDue } from './comparisons.store.ts'
import { selfieDays } from './consent-text.ts'

const actor = { kind: 'system', name: 'selfies' } as const
const BATCH = 100
const DAY_MS = 24 * 3_600_000

/**
 * Erases the selfies whose period after the verdict is over. Those without a verdict are erased after the same period
 * from their receipt.
 */
const eraseOutlived = (runtime: Runtime): Promise<number> =>
  runtime.work(actor, async (work) => {
    const days = await selfieDays(work)
    const gone = await endSelfies(work, new Date(work.now.getTime() - days * DAY_MS), BATCH)
    await deleteComparisons(work, { selfieIds: gone })
    return gone.length
  })

/** Erases selfies, and asks the provider about new ones where one is configured. */
export const selfieJobs = ({
  files,
  faces,
}: {
  readonly files: FilesPort
  readonly faces: FacesPort | undefined
}): readonly Job[] => [
  { name: 'selfies.erase', everyMs: 5 * 60_000, round: eraseOutlived },
  ...(faces === undefined
    ? []
    : [
        {
          name: 'selfies.compare',
          everyMs: 2000,
          due: comparisonsAreDue,
          round: (runtime: Runtime) => askProvider(runtime, { files, faces }),
        },
      ]),
]
