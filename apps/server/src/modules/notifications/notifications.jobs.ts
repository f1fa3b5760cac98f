import { accessEvents } from '../access/index.ts'
import { customerEvents } from '../customers/index.ts'
import { requirementEvents } from '../requirements/index.ts'
import { onboardingEvents } from '../onboarding/index.ts'
import { payinEvents } from '../payins/index.ts'
import { pendingItemEvents } from '../pending-items/index.ts'
import { rateAlertEvents } from '../quotes/index.ts'
import { recipientEvents } from '../recipients/index.ts'
import { supportEvents } from '../support/index.ts'
import {
  CHOICE_OPENED,
  PAYMENT_UNWOUND,
  RECALL_ANSWERED,
  SIGNATURES_CHANGED,
  TRANSFER_MOVED,
} from '../transfers/index.ts'
import { partnerMessagesAreDue } from '../../platform/events/partner-messages.ts'
import type { DeliveredEvent, Subscription } from '../../platform/events/subscribers.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { messagesNotSent } from '../../platform/telemetry/metrics.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { notifyAccess } from './subscriptions/notify-access.ts'
import { notifyDebts, notifyUnwound } from './subscriptions/notify-debts.ts'
import {
  notifyClosures,
  notifyDocuments,
  notifyOnboarding,
  notifyRecipients,
  notifyRestrictions,
} from './subscriptions/notify-customers.ts'
import { DATA_REQUEST_EVENTS, notifyDataRights } from './subscriptions/notify-data-rights.ts'
import { notifyMembers } from './subscriptions/notify-members.ts'
import { notifyPayins } from './subscriptions/notify-payins.ts'
import { notifyPending } from './subscriptions/notify-pending.ts'
import { notifyRateAlerts } from './subscriptions/notify-rate-alerts.ts'
import { notifyReferrals, REWARD_EARNED } from './subscriptions/notify-referrals.ts'
import { notifySignatures } from './subscriptions/notify-signatures.ts'
import { notifySupport } from './subscriptions/notify-support.ts'
import { notifyMoved, notifyOutcome, isNotified } from './subscriptions/notify-transfers.ts'
import { channelsSent, messagesAreDue, troubles } from './messages.store.ts'
import { remindersAreDue } from './reminders.store.ts'
import { BOUNCE_PARTNER, handleBounces } from './notifications.partner.ts'
import { remind } from './remind.ts'
import type { Frame } from './letters/render.ts'
import { sendDue, type Carriers } from './send-due.ts'
import type { Cause } from './send-message.ts'

type SendMessages = (work: Work, event: DeliveredEvent, cause: Cause) => Promise<void>

const all = (names: readonly string[], handle: SendMessages) =>
  Object.fromEntries(names.map((name) => [name, handle]))

// A settled refund is notified by the resulting state of its transfer; a reversal once it is set off.
const { matched, otherRut, excessRefunded, refundRejected, debtOpened, debtPaid } = payinEvents

/** The handler of each event. */
const subscribed: Readonly<Record<string, SendMessages>> = {
  ...all(Object.values(accessEvents), notifyAccess),
  ...all([requirementEvents.levelDecided, requirementEvents.newerPowersDecided], notifyDocuments),
  ...all(Object.values(customerEvents), notifyMembers),
  ...all(Object.values(onboardingEvents), notifyOnboarding),
  ...all([customerEvents.restrictionChanged], notifyRestrictions),
  ...all([customerEvents.closureChanged], notifyClosures),
  ...all(Object.values(recipientEvents), notifyRecipients),
  ...all([TRANSFER_MOVED], notifyMoved),
  ...all([CHOICE_OPENED, RECALL_ANSWERED], notifyOutcome),
  ...all([matched, otherRut, excessRefunded, refundRejected], notifyPayins),
  ...all([SIGNATURES_CHANGED], notifySignatures),
  ...all([PAYMENT_UNWOUND], notifyUnwound),
  ...all([debtOpened, debtPaid], notifyDebts),
  ...all(Object.values(pendingItemEvents), notifyPending),
  ...all(DATA_REQUEST_EVENTS, notifyDataRights),
  ...all([REWARD_EARNED], notifyReferrals),
  ...all([rateAlertEvents.reached], notifyRateAlerts),
  ...all(Object.values(supportEvents), notifySupport),
}

/** The events that people are notified of. One subscriber, so that events about one subject are handled in order. */
export const notificationSubscriptions: readonly Subscription[] = [
  {
    subscriber: 'notifications',
    events: Object.keys(subscribed),
    wants: ({ name, facts }) => name !== TRANSFER_MOVED || isNotified(facts['to']),
    // Messages about different subjects share no data.
    ownersOf: async (_work, subjects) => new Map(subjects.map((subject) => [subject, subject])),
    handle: async (work, event) => {
      await subscribed[event.name]?.(work, event, { key: String(event.id), subject: event.subject })
    },
  },
]

/** Jobs of notifications. */
export const notificationJobs = (carriers: Carriers, frame: Frame): Job[] => [
  {
    name: 'notifications.send',
    leases: true,
    everyMs: 500,
    due: messagesAreDue,
    round: (runtime) => sendDue(runtime, carriers, frame),
  },
  { name: 'notifications.remind', everyMs: 1000, due: remindersAreDue, round: remind },
  {
    name: 'notifications.bounces',
    leases: true,
    everyMs: 500,
    due: partnerMessagesAreDue(BOUNCE_PARTNER),
    round: (runtime) => handleBounces(runtime, carriers.mail),
  },
]

/** The channels on which a message was accepted by its carrier and not returned. */
export const provenChannels = (runtime: Runtime): Promise<readonly string[]> =>
  runtime.work({ kind: 'system', name: 'notifications' }, channelsSent)

/** Sets the metric of unsent messages from the database. */
export async function countMessages(runtime: Runtime): Promise<void> {
  const found = await runtime.work({ kind: 'system', name: 'notifications' }, troubles)
  messagesNotSent.reset()
  for (const { channel, state, count } of found) messagesNotSent.set({ channel, state }, count)
}
