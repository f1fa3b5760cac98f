import { isRefusal } from '@puente/contract'
import type { HeardEvent, Subscription } from '../../platform/events/subscribers.ts'
import type { Work } from '../../platform/work.ts'
import { book } from '../books/index.ts'
import { onboardingEvents } from '../onboarding/index.ts'
import { TRANSFER_MOVED, orderersOf, transferFor } from '../transfers/index.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { earnRewards } from './earn-rewards.ts'
import { refundFee } from './refund-fee.ts'

/** Somebody has an account: the code they named, if it is one and not their own, is their invitation. */
async function welcome(work: Work, { subject, facts }: HeardEvent): Promise<void> {
  const code = facts['invitationCode']
  if (typeof code !== 'string') return
  const accepted = await acceptInvitation(work, subject, code)
  // They were told at the form what the code is worth; a code that is nothing now leaves the account as it is.
  const outcome = isRefusal(accepted) ? accepted.refused : 'done'
  await work.audit({ action: 'accept-invitation', subject, outcome })
}

/** What referrals hear of those below them. One subscriber: the events of one transfer are heard one after another. */
export const referralSubscriptions: readonly Subscription[] = [
  {
    subscriber: 'referrals',
    events: [onboardingEvents.registered, TRANSFER_MOVED],
    wants: ({ name, facts }) => name === onboardingEvents.registered || facts['to'] === 'delivered',
    // What a transfer earns or pays back is its orderer's.
    ownersOf: orderersOf,
    hear: async (work, event) => {
      if (event.name === onboardingEvents.registered) return welcome(work, event)
      const transfer = await transferFor(work, event.subject)
      if (transfer === undefined) throw new Error(`there is no transfer ${event.subject}`)
      const back = await refundFee(work, transfer)
      await book(work, [...back, ...(await earnRewards(work, transfer))])
    },
  },
]
