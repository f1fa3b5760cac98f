import type { Id, RaisedLevel } from '@puente/contract'
import { membersFor, membersOf } from '../../access/index.ts'
import { closureOf, leavingAmong, restrictionFor } from '../../customers/index.ts'
import { requirementEvents } from '../../requirements/index.ts'
import { onboardingEvents } from '../../onboarding/index.ts'
import { quietUntil, recipientEvents, recipientFor } from '../../recipients/index.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import type { Addressee } from '../message.ts'
import type { Moments } from '../template-facts.ts'
import { notify, type Cause } from '../send-message.ts'

/** Every user who acts for the customer. */
export const everyone = async (work: Work, customerId: Id<'customer'>): Promise<Addressee[]> =>
  (await membersOf(work, customerId)).map((userId) => ({ userId }))

/** The users who administer the customer. */
export const administrators = async (work: Work, customerId: Id<'customer'>): Promise<Addressee[]> =>
  (await membersFor(work, customerId))
    .filter(({ role }) => role === 'administrator')
    .map(({ userId }) => ({ userId }))

/** Notifies every user of a customer about the customer's account. */
export async function notifyOnboarding(
  work: Work,
  { name, subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const to = await everyone(work, subject)
  switch (name) {
    case onboardingEvents.identityConfirmed:
      return notify(work, cause, { template: 'identity-confirmed', facts: {}, to })
    case onboardingEvents.identityNotConfirmed:
      return notify(work, cause, { template: 'identity-not-confirmed', facts: {}, to })
    case onboardingEvents.withStaff:
      return notify(work, cause, {
        template: 'with-staff',
        facts: typeof facts['answerBy'] === 'string' ? { answerBy: facts['answerBy'] } : {},
        to,
      })
    case onboardingEvents.companyRutKnown:
      return notify(work, cause, {
        template: 'company-rut-known',
        facts: {},
        to: await administrators(work, subject),
      })
    case onboardingEvents.rutKnown:
      return notify(work, cause, { template: 'rut-known', facts: {}, to })
  }
}

/**
 * Notifies every user of a customer about the decision of their level, and those of a company about the result of the
 * powers that it sent again.
 */
export async function notifyDocuments(
  work: Work,
  { name, subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  if (name === requirementEvents.levelDecided) {
    // Who leaves gets no higher level by correcting the application.
    if (facts['outcome'] !== 'granted' && (await leavingAmong(work, [subject])).size > 0) return
    const to = await everyone(work, subject)
    return facts['outcome'] === 'granted'
      ? notify(work, cause, {
          template: 'level-granted',
          facts: { level: facts['level'] as RaisedLevel },
          to,
        })
      : notify(work, cause, { template: 'level-sent-back', facts: {}, to })
  }
  await notify(work, cause, {
    template: 'newer-powers',
    facts: { outcome: facts['outcome'] as Moments['newer-powers']['outcome'] },
    to: await everyone(work, subject),
  })
}

// A freeze reads like any other stop of new orders.
const outcomes = {
  'no-new-orders': 'restricted',
  'access-suspended': 'suspended',
  exit: 'ending',
  freeze: 'restricted',
} as const

/** Notifies every user of a customer about a restriction set or ended, and about another day of an exit. */
export async function notifyRestrictions(
  work: Work,
  { subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const { kind, change, restrictionId } = facts
  if (change === 'change' && kind !== 'exit') return
  const restriction = await restrictionFor(work, String(restrictionId))
  // Nobody outside compliance learns of a legal hold.
  if (restriction === undefined || restriction.kind === 'legal-hold') return
  // On a closed account only its access can still change; its closing is notified by itself.
  if (kind !== 'access-suspended' && (await closureOf(work, subject))?.completedAt !== undefined) return
  const outcome = change === 'end' ? 'lifted' : outcomes[restriction.kind]
  await notify(work, cause, {
    template: 'account-restricted',
    facts: { outcome, day: restriction.effectiveOn ?? restriction.reviewOn },
    to: await everyone(work, subject),
  })
}

/** Notifies every user of a customer that the account is being closed, or is closed. */
export async function notifyClosures(
  work: Work,
  { subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const closure = await closureOf(work, subject)
  if (closure === undefined) return
  // An account without anything open is closed at once, and one mail says so.
  if (facts['change'] === 'asked' && closure.completedAt !== undefined) return
  const { completedAt, keptUntil } = closure
  await notify(work, cause, {
    template: 'account-closed',
    facts: {
      outcome: completedAt === undefined ? 'closing' : 'closed',
      ...(keptUntil === undefined ? {} : { day: keptUntil }),
      cause: closure.cause,
      ...(typeof facts['delayedBy'] === 'string' ? { delayedBy: facts['delayedBy'] } : {}),
    },
    to: await everyone(work, subject),
  })
}

/**
 * Notifies every user of a customer about a new recipient, about changed data of one, and about a returned transfer that is
 * paid to corrected data: each may follow the theft of an account.
 */
export async function notifyRecipients(
  work: Work,
  { name, subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  // A change of the relationship alone moves no money.
  if (name === recipientEvents.amended && facts['reference'] === undefined) return
  const recipient = await recipientFor(work, subject)
  if (recipient === undefined) return
  const to = await everyone(work, String(facts['customerId']))
  const account = { recipient: recipient.name, accountEnding: recipient.accountEnding }
  if (name === recipientEvents.created) {
    const at = recipient.createdAt.toISOString()
    await notify(work, cause, { template: 'recipient-added', facts: { ...account, at }, to })
    return
  }
  if (name === recipientEvents.amended) {
    const reference = String(facts['reference'])
    await notify(work, cause, { template: 'recipient-corrected', facts: { ...account, reference }, to })
    return
  }
  const from = quietUntil(recipient, work.now)
  if (from === undefined) return
  const changed = { ...account, from: from.toISOString() }
  await notify(work, cause, { template: 'recipient-changed', facts: changed, to })
}
