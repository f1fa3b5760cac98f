import type { Subscription } from '../../../platform/events/subscribers.ts'
import { onboardingEvents } from '../../onboarding/index.ts'
import { pendingItemEvents } from '../../pending-items/index.ts'
import { compareOwners } from './company-owners.ts'
import { settleCompanyDocuments } from './company-rules.ts'
import { settleDocumentItems } from '../on-document.ts'

/** Pending items that change when an application is submitted, returned or approved; required documents follow. */
const fileKinds: unknown[] = ['person-info', 'person-review', 'company-info', 'company-review']

/** Subscriptions to events of applications and pending items, which are in lower modules. */
export const companyDocumentSubscriptions: readonly Subscription[] = [
  {
    subscriber: 'requirements.company-owners',
    events: [onboardingEvents.ownersChanged],
    handle: async (work, { subject }) => {
      await compareOwners(work, subject)
      await settleCompanyDocuments(work, subject)
    },
  },
  {
    subscriber: 'requirements.company-files',
    events: [pendingItemEvents.opened, pendingItemEvents.settled],
    handle: async (work, { subject, facts }) => {
      if (!fileKinds.includes(facts['kind'])) return
      await settleCompanyDocuments(work, subject)
      await settleDocumentItems(work, subject)
    },
  },
]
