import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Subscription } from '../../platform/events/subscribers.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { inSantiago } from '../corridors/index.ts'
import { customerEvents } from '../customers/index.ts'
import { onboardingEvents } from '../onboarding/index.ts'
import { requirementEvents } from '../requirements/index.ts'
import { assess } from './assess.ts'
import { nextToScore } from './risk.store.ts'

const BATCH = 100

/** Scores every customer once a day, and again under a new version of the rules. */
export const riskJobs: readonly Job[] = [
  {
    name: 'risk.score',
    everyMs: 60_000,
    round: (runtime) =>
      runtime.work({ kind: 'system', name: 'risk' }, async (work) => {
        const { version } = await settingInForce(work, settingKind.riskRules)
        const ids = await nextToScore(work, inSantiago(work.now).day, version, BATCH)
        for (const id of ids) await assess(work, id)
        return ids.length
      }),
  },
]

/** A customer is scored again when one of its facts was decided. */
export const riskSubscriptions: readonly Subscription[] = [
  {
    subscriber: 'risk',
    events: [
      onboardingEvents.identityConfirmed,
      onboardingEvents.ownersChanged,
      onboardingEvents.companyScreened,
      onboardingEvents.withStaff,
      requirementEvents.declarationChanged,
      requirementEvents.levelDecided,
      customerEvents.restrictionChanged,
      customerEvents.closureChanged,
      customerEvents.factsChanged,
    ],
    handle: (work, { subject }) => assess(work, subject),
  },
]
