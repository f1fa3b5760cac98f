import type { Id } from '@puente/contract'
import { contactsOf, membersFor, membershipsOf } from '../../access/index.ts'
import { customerEvents, customersFor, invitationToMail, invitationWasMailed } from '../../customers/index.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import { notify, type Cause } from '../send-message.ts'
import { administrators } from './notify-customers.ts'

const DAY_MS = 24 * 3_600_000

const companyName = async (work: Work, id: string): Promise<string> =>
  (await customersFor(work, [id])).get(id)?.name ?? ''

/** Mails the link of an invitation to the invited address. The token is then stored only in the message. */
async function sendInvitation(work: Work, cause: Cause, invitationId: string): Promise<void> {
  const invitation = await invitationToMail(work, invitationId)
  if (invitation === undefined) return
  const { customerId, email, role, invitedBy, token, expiresAt } = invitation
  const inviter = (await contactsOf(work, [invitedBy])).get(invitedBy)?.name ?? ''
  await notify(work, cause, {
    template: 'member-invited',
    facts: {
      company: await companyName(work, customerId),
      inviter,
      role,
      token,
      days: Math.round((expiresAt.getTime() - work.realNow.getTime()) / DAY_MS),
    },
    to: [{ address: email }],
    goodUntil: expiresAt,
  })
  await invitationWasMailed(work, invitationId)
}

/** Mails invitations, and notifies the administrators of a company about a person who accepted one. */
export async function notifyMembers(
  work: Work,
  { name, subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  if (name === customerEvents.memberInvited) return sendInvitation(work, cause, String(facts['invitationId']))
  const members = await membersFor(work, subject)
  const joined = members.find(({ userId }) => userId === facts['userId'])
  if (joined === undefined) return
  await notify(work, cause, {
    template: 'member-joined',
    facts: { company: await companyName(work, subject), member: joined.name, role: joined.role },
    to: (await administrators(work, subject)).filter((to) => 'userId' in to && to.userId !== joined.userId),
  })
}

/**
 * Notifies the other administrators of each company for which a user acts of a changed e-mail or phone: whoever has taken
 * an account over gives it another one.
 */
export async function notifyColleagues(
  work: Work,
  cause: Cause,
  userId: Id<'user'>,
  what: 'email' | 'phone',
): Promise<void> {
  const member = (await contactsOf(work, [userId])).get(userId)?.name ?? ''
  for (const { customerId } of await membershipsOf(work, userId)) {
    const to = (await administrators(work, customerId)).filter(
      (one) => 'userId' in one && one.userId !== userId,
    )
    if (to.length === 0) continue
    const facts = { company: await companyName(work, customerId), member, what, at: work.now.toISOString() }
    // One message for each company, of which a colleague may administer several.
    const about = { key: `${cause.key} ${customerId}`, subject: customerId }
    await notify(work, about, { template: 'member-contact-changed', facts, to })
  }
}
