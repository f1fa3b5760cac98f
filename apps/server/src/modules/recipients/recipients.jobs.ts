import type { Job } from '../../platform/jobs/jobs.ts'
import { recipientFormRules } from './recipient-form.ts'
import { deleteForms } from './recipient-forms.store.ts'
import { indexRecipientAliases, indexRecipientNames } from './recipient-names.store.ts'

const BATCH = 200

const system = { kind: 'system', name: 'recipients' } as const

/** Fills the indexes of names and aliases that lack them, and deletes proposals and forms that ended. */
export const recipientJobs: readonly Job[] = [
  {
    name: 'recipients.index-names',
    everyMs: 60_000,
    round: (runtime) =>
      runtime.work(system, async (work) => {
        const names = await indexRecipientNames(work, BATCH)
        return names + (await indexRecipientAliases(work, BATCH))
      }),
  },
  {
    name: 'recipients.delete-forms',
    everyMs: 3_600_000,
    round: (runtime) =>
      runtime.work(system, (work) =>
        deleteForms(work, new Date(work.realNow.getTime() - recipientFormRules.endedMs), BATCH),
      ),
  },
]
