import type { Id } from '@puente/contract'
import { membersFor, membersOf } from '../../access/index.ts'
import { requirementEvents } from '../../requirements/index.ts'
import { onboardingEvents } from '../../onboarding/index.ts'
import { recipientEvents, recipientFor } from '../../recipients/index.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import type { Addressee } from '../message.ts'
import type { Moments } from '../template-facts.ts'
import { sendMail, type Cause } from '../send-message.ts'

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
      return sendMail(work, cause, { template: 'identity-confirmed', facts: {}, to })
    case onboardingEvents.identityNotConfirmed:
      return sendMail(work, cause, { template: 'identity-not-confirmed', facts: {}, to })
    case onboardingEvents.withStaff:
      return sendMail(work, cause, {
        template: 'with-staff',
        facts: typeof facts['answerBy'] === 'string' ? { answerBy: facts['answerBy'] } : {},
        to,
      })
    case onboardingEvents.companyRutKnown:
      return sendMail(work, cause, {
        template: 'company-rut-known',
        facts: {},
        to: await administrators(work, subject),
      })
    case onboardingEvents.rutKnown:
      return sendMail(work, cause, { template: 'rut-known', facts: {}, to })
  }
}

/** Notifies every user of a company about the result of the powers that it sent again. */
export async function notifyDocuments(
  work: Work,
  { name, subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  if (name !== requirementEvents.newerPowersDecided) return
  await sendMail(work, cause, {
    template: 'newer-powers',
    facts: { outcome: facts['outcome'] as Moments['newer-powers']['outcome'] },
    to: await everyone(work, subject),
  })
}

/** Notifies every user of a customer about a new recipient: adding one is a first step after an account theft. */
export async function notifyRecipients(
  work: Work,
  { name, subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  if (name !== recipientEvents.created) return
  const recipient = await recipientFor(work, subject)
  if (recipient === undefined) return
  await sendMail(work, cause, {
    template: 'recipient-added',
    facts: {
      recipient: recipient.name,
      accountEnding: recipient.accountEnding,
      at: recipient.createdAt.toISOString(),
    },
    to: await everyone(work, String(facts['customerId'])),
  })
}
