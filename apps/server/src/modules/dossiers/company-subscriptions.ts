import type { Subscription } from '../../platform/events/subscribers.ts'
import { onboardingEvents } from '../onboarding/index.ts'
import { pendingItemEvents } from '../pending-items/index.ts'
import { compareOwners } from './company-owners.ts'
import { settleCompanyPapers } from './company-rules.ts'
import { settleDossier } from './hear-documents.ts'

/** Pending items that change when an application is submitted, returned or approved; required documents follow. */
const fileKinds: unknown[] = ['person-info', 'person-review', 'company-info', 'company-review']

/** Subscriptions to events of applications and pending items, which are in lower modules. */
export const companyPaperSubscriptions: readonly Subscription[] = [
  {
    subscriber: 'dossiers.company-owners',
    events: [onboardingEvents.ownersChanged],
    hear: async (work, { subject }) => {
      await compareOwners(work, subject)
      await settleCompanyPapers(work, subject)
    },
  },
  {
    subscriber: 'dossiers.company-files',
    events: [pendingItemEvents.opened, pendingItemEvents.settled],
    hear: async (work, { subject, facts }) => {
      if (!fileKinds.includes(facts['kind'])) return
      await settleCompanyPapers(work, subject)
      await settleDossier(work, subject)
    },
  },
]
