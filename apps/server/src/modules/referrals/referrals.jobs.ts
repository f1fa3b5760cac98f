import { isRefusal } from '@puente/contract'
import type { DeliveredEvent, Subscription } from '../../platform/events/subscribers.ts'
import type { Work } from '../../platform/work.ts'
import { book } from '../books/index.ts'
import { onboardingEvents } from '../onboarding/index.ts'
import { TRANSFER_MOVED, orderersOf, transferFor } from '../transfers/index.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { earnRewards } from './rewards/earn-rewards.ts'
import { refundFee } from './rewards/refund-fee.ts'

/** Records the invitation of a new user whose registration contains a valid code of another user. */
async function welcome(work: Work, { subject, facts }: DeliveredEvent): Promise<void> {
  const code = facts['invitationCode']
  if (typeof code !== 'string') return
  const accepted = await acceptInvitation(work, subject, code)
  // The form showed what the code is worth. A code that is invalid by now does not affect the account.
  const outcome = isRefusal(accepted) ? accepted.refused : 'done'
  await work.audit({ action: 'accept-invitation', subject, outcome })
}

/** The events that referrals subscribe to. One subscriber, so that events of one transfer are handled in order. */
export const referralSubscriptions: readonly Subscription[] = [
  {
    subscriber: 'referrals',
    events: [onboardingEvents.registered, TRANSFER_MOVED],
    wants: ({ name, facts }) => name === onboardingEvents.registered || facts['to'] === 'delivered',
    // The rewards and fee refunds of a transfer belong to the user who ordered it.
    ownersOf: orderersOf,
    handle: async (work, event) => {
      if (event.name === onboardingEvents.registered) return welcome(work, event)
      const transfer = await transferFor(work, event.subject)
      if (transfer === undefined) throw new Error(`there is no transfer ${event.subject}`)
      const back = await refundFee(work, transfer)
      await book(work, [...back, ...(await earnRewards(work, transfer))])
    },
  },
]
