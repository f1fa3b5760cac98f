import { isRefusal, refuse, type Refusal, type Id, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints, type ReferralProgramWire } from '@puente/contract/customer'
import type { Actor } from '../../platform/actor.ts'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { applyRewards } from './rewards/apply-rewards.ts'
import { causesInForce } from './donations/causes.ts'
import { normalCode, userOfCode } from './invitations/codes.store.ts'
import { confirmDonation } from './donations/confirm-donation.ts'
import { keepRewards } from './rewards/keep-rewards.ts'
import { invitationList, rewardList } from './lists.ts'
import { programFor } from './program.ts'
import { startDonation } from './donations/start-donation.ts'
import { promiseOf, referralTerms } from './terms.ts'
import { donationView, invitationView, rewardView } from './views.ts'

type Customer = Extract<Actor, { kind: 'customer' }>

/** Runs a handler for the acting user. Rewards belong to the user, whichever customer they act for. */
const own = <T>(actor: Actor, answer: (user: Customer) => Promise<T>): Promise<T | Refusal<'not-allowed'>> =>
  actor.kind === 'customer' ? answer(actor) : Promise.resolve(refuse('not-allowed'))

const codeHandlers: Handler[] = [
  handler(endpoints.getInvitationCode, async (work, { params }) => {
    if ((await userOfCode(work, params.code)) === undefined) return refuse('code-unknown')
    return { code: normalCode(params.code), promise: promiseOf(await referralTerms(work)) }
  }),
  handler(endpoints.listInvitations, (work, { query, actor }) =>
    own(actor, async ({ userId }) => {
      const page = await pageOf(work, invitationList, userId, query)
      if (isRefusal(page)) return page
      const { rows, ...next } = page
      return { items: rows.map(invitationView), ...next }
    }),
  ),
]

const donationHandlers: Handler[] = [
  handler(endpoints.listCauses, async (work) => ({ items: [...(await causesInForce(work)).causes] })),
  handler(endpoints.startDonation, (work, { body, actor }) =>
    own(actor, async ({ userId }) => {
      const donation = await startDonation(work, userId, body.causeId)
      return isRefusal(donation) ? donation : donationView(work, donation)
    }),
  ),
  handler(endpoints.confirmDonation, (work, { params, actor }) =>
    own(actor, async ({ userId }) => {
      const donation = await confirmDonation(work, uuidOf('donation', params.id), userId)
      return isRefusal(donation) ? donation : donationView(work, donation)
    }),
  ),
]

/** Customer handlers of the referral programme of the acting user. */
export function referralHandlers(publicUrl: string): Handler[] {
  /** The programme after an action, or the action's refusal. */
  const shown = async <R extends Refusal>(
    work: Work,
    userId: Id<'user'>,
    done: true | R,
  ): Promise<ReferralProgramWire | R> => (done === true ? programFor(work, userId, publicUrl) : done)
  return [
    ...codeHandlers,
    handler(endpoints.getReferralProgram, (work, { actor }) =>
      own(actor, ({ userId }) => programFor(work, userId, publicUrl)),
    ),
    handler(endpoints.acceptInvitation, (work, { body, actor }) =>
      own(actor, async ({ userId }) => {
        const accepted = await acceptInvitation(work, userId, body.code)
        return shown(work, userId, isRefusal(accepted) ? accepted : true)
      }),
    ),
    handler(endpoints.listRewards, (work, { query, actor }) =>
      own(actor, async ({ userId }) => {
        const page = await pageOf(work, rewardList, userId, query)
        if (isRefusal(page)) return page
        const { rows, ...next } = page
        return { items: rows.map(rewardView), ...next }
      }),
    ),
    handler(endpoints.applyRewards, (work, { actor }) =>
      own(actor, async ({ userId, customerId }) =>
        shown(work, userId, await applyRewards(work, userId, customerId)),
      ),
    ),
    handler(endpoints.keepRewards, (work, { actor }) =>
      own(actor, async ({ userId }) => shown(work, userId, await keepRewards(work, userId))),
    ),
    ...donationHandlers,
  ]
}
