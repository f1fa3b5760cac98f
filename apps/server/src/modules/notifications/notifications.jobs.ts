import { accessEvents } from '../access/index.ts'
import { dossierEvents } from '../dossiers/index.ts'
import { onboardingEvents } from '../onboarding/index.ts'
import { payinEvents } from '../payins/index.ts'
import { pendingItemEvents } from '../pending-items/index.ts'
import { recipientEvents } from '../recipients/index.ts'
import { supportEvents } from '../support/index.ts'
import { CHOICE_OPENED, PAYMENT_UNWOUND, RECALL_ANSWERED, TRANSFER_MOVED } from '../transfers/index.ts'
import type { HeardEvent, Subscription } from '../../platform/events/subscribers.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { messagesNotSent } from '../../platform/telemetry/metrics.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { hearAccess } from './hear-access.ts'
import { notifyDebts, notifyUnwound } from './notify-debts.ts'
import { hearDossiers, hearOnboarding, hearRecipients } from './hear-customers.ts'
import { hearPayins } from './hear-payins.ts'
import { hearPending } from './hear-pending.ts'
import { hearReferrals, REWARD_EARNED } from './hear-referrals.ts'
import { hearSupport } from './hear-support.ts'
import { hearMoved, hearOutcome, isTold } from './hear-transfers.ts'
import { troubles } from './messages.store.ts'
import { hearBounces } from './notifications.partner.ts'
import { remind } from './remind.ts'
import type { Frame } from './render.ts'
import { sendDue, type Carriers } from './send-due.ts'
import type { Cause } from './tell.ts'

type Hear = (work: Work, event: HeardEvent, cause: Cause) => Promise<void>

const all = (names: readonly string[], hear: Hear) => Object.fromEntries(names.map((name) => [name, hear]))

// A settled refund is notified by the resulting state of its transfer; a reversal once it is set off.
const { matched, otherRut, refundRejected, debtOpened, debtPaid } = payinEvents

/** The handler of each event. */
const hearers: Readonly<Record<string, Hear>> = {
  ...all(Object.values(accessEvents), hearAccess),
  ...all(Object.values(dossierEvents), hearDossiers),
  ...all(Object.values(onboardingEvents), hearOnboarding),
  ...all(Object.values(recipientEvents), hearRecipients),
  ...all([TRANSFER_MOVED], hearMoved),
  ...all([CHOICE_OPENED, RECALL_ANSWERED], hearOutcome),
  ...all([matched, otherRut, refundRejected], hearPayins),
  ...all([PAYMENT_UNWOUND], notifyUnwound),
  ...all([debtOpened, debtPaid], notifyDebts),
  ...all(Object.values(pendingItemEvents), hearPending),
  ...all([REWARD_EARNED], hearReferrals),
  ...all(Object.values(supportEvents), hearSupport),
}

/** The events that people are notified of. One subscriber, so that events about one subject are handled in order. */
export const notificationSubscriptions: readonly Subscription[] = [
  {
    subscriber: 'notifications',
    events: Object.keys(hearers),
    wants: ({ name, facts }) => name !== TRANSFER_MOVED || isTold(facts['to']),
    // Messages about different subjects share no data.
    ownersOf: async (_work, subjects) => new Map(subjects.map((subject) => [subject, subject])),
    hear: async (work, event) => {
      await hearers[event.name]?.(work, event, { key: String(event.id), subject: event.subject })
    },
  },
]

/** Jobs of notifications. */
export const notificationJobs = (carriers: Carriers, frame: Frame): Job[] => [
  { name: 'notifications.send', everyMs: 500, round: (runtime) => sendDue(runtime, carriers, frame) },
  { name: 'notifications.remind', everyMs: 1000, round: remind },
  { name: 'notifications.bounces', everyMs: 500, round: (runtime) => hearBounces(runtime, carriers.mail) },
]

/** Sets the metric of unsent messages from the database. */
export async function countMessages(runtime: Runtime): Promise<void> {
  const found = await runtime.work({ kind: 'system', name: 'notifications' }, troubles)
  messagesNotSent.reset()
  for (const { channel, state, count } of found) messagesNotSent.set({ channel, state }, count)
}
