import type { Id } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Subscription } from '../../platform/events/subscribers.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Runtime } from '../../platform/work.ts'
import { inSantiago } from '../corridors/index.ts'
import { customerEvents } from '../customers/index.ts'
import { onboardingEvents } from '../onboarding/index.ts'
import { requirementEvents } from '../requirements/index.ts'
import { assess } from './assess.ts'
import { nextToScore, reachedInScoring, type Scoring } from './risk.store.ts'

const actor = { kind: 'system', name: 'risk' } as const
const BATCH = 100

/** Scores one customer of the day's scoring. One that cannot be scored is logged, and is scored again the next day. */
async function scoreNext(runtime: Runtime, scoring: Scoring, customerId: Id<'customer'>): Promise<void> {
  try {
    await runtime.work(actor, async (work) => {
      if (await reachedInScoring(work, scoring, customerId)) await assess(work, customerId)
    })
  } catch (error) {
    runtime.logger.error({ err: error, customerId }, 'a customer could not be scored')
    await runtime.work(actor, (work) => reachedInScoring(work, scoring, customerId))
  }
}

/**
 * Scores a page of customers. Each has a transaction of its own, because scoring locks the customer, and transfers of the
 * customer wait for that lock.
 */
async function scoringRound(runtime: Runtime): Promise<number> {
  const { scoring, ids } = await runtime.work(actor, async (work) => {
    const { version } = await settingInForce(work, settingKind.riskRules)
    const now: Scoring = { day: inSantiago(work.now).day, rulesVersion: version }
    return { scoring: now, ids: await nextToScore(work, now, BATCH) }
  })
  for (const id of ids) await scoreNext(runtime, scoring, id)
  return ids.length
}

/** Scores every customer once a day, and again under a new version of the rules. */
export const riskJobs: readonly Job[] = [{ name: 'risk.score', everyMs: 60_000, round: scoringRound }]

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
