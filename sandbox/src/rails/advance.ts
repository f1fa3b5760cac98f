import type { World } from '../world.ts'
import { Refused } from '../http/answers.ts'
import type { PayoutStatus } from './outcomes.ts'
import type { Payouts } from './payouts.ts'
import type { Payout } from './payouts.store.ts'

/** The manual actions on a payout: its next step, a wait, or a status. */
export const pushes = ['next', 'sent', 'credited', 'rejected', 'returned', 'delayed'] as const

/** One of the actions. */
export type Push = (typeof pushes)[number]

const from: Readonly<Record<Exclude<Push, 'next'>, readonly PayoutStatus[]>> = {
  delayed: ['accepted', 'sent'],
  sent: ['accepted'],
  credited: ['accepted', 'sent'],
  rejected: ['accepted', 'sent'],
  returned: ['credited'],
}

/** The actions that a payout in this status allows. */
export function possiblePushes(status: PayoutStatus): Push[] {
  return pushes.filter((push) => push !== 'next' && from[push].includes(status))
}

/** Applies a manual action to a payout; refuses actions that its status does not allow. */
export function advancePayout(
  world: World,
  payouts: Payouts,
  clientReference: string,
  to: Push,
  code?: string,
): Payout {
  return world.db.transact(() => {
    const payout = payouts.store.byReference(clientReference)
    if (payout === undefined)
      throw new Refused(404, 'unknown-payout', `No payout has the reference ${clientReference}.`)
    const refuse = () =>
      new Refused(409, 'not-possible', `A ${payout.status} payout cannot go to ${to}.`, {
        status: payout.status,
      })
    if (to === 'next') {
      const stepped = payouts.mover.stepNow(payout)
      if (stepped === null) throw refuse()
      return stepped
    }
    if (!from[to].includes(payout.status)) throw refuse()
    switch (to) {
      case 'delayed':
        return payouts.mover.halt(payout)
      case 'sent':
        return payouts.mover.put(payout, 'sent', null, true)
      case 'credited': {
        const sent = payout.status === 'accepted' ? payouts.mover.put(payout, 'sent', null, false) : payout
        return payouts.mover.put(sent, 'credited', null, false)
      }
      case 'rejected':
        return payouts.mover.put(payout, 'rejected', code ?? 'account-closed', false)
      case 'returned':
        return payouts.mover.put(payout, 'returned', code ?? 'beneficiary-unknown', false)
    }
  })
}
