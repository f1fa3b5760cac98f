import { toWireId, type Id } from '@puente/contract'
import type { ReferralProgramWire } from '@puente/contract/customer'
import type { Work } from '../../platform/work.ts'
import { customersFor } from '../customers/index.ts'
import { codeOf } from './invitations/codes.store.ts'
import { latestFeeRefunds } from './rewards/fee-refunds.store.ts'
import { countInvitations, isTooLate, openInvitationOf } from './invitations/invitations.store.ts'
import { unspentMinor, type Reward } from './rewards/reward.ts'
import { unspentOf } from './rewards/rewards.store.ts'
import { promiseOf, referralTerms, termsNumbered } from './terms.ts'
import { clp } from './views.ts'

const REFUNDS_SHOWN = 10

/** Until when all open rewards are kept for later; undefined when a decision is needed for one of them. */
function keptUntilOf(open: readonly Reward[], now: Date): Date | undefined {
  const moments = open.flatMap(({ keptUntil }) =>
    keptUntil !== undefined && keptUntil > now ? [keptUntil] : [],
  )
  if (moments.length === 0 || moments.length < open.length) return undefined
  return moments.reduce((first, one) => (one < first ? one : first))
}

async function appliedTo(work: Work, rewards: readonly Reward[]) {
  const ids = [...new Set(rewards.flatMap(({ appliedTo: to }) => to ?? []))]
  const customers = await customersFor(work, ids)
  return ids.map((id) => ({
    to: customers.get(id)?.name ?? '',
    amount: clp(unspentMinor(rewards.filter((reward) => reward.appliedTo === id))),
  }))
}

/** The referral programme as one user sees it. */
export async function programFor(
  work: Work,
  userId: Id<'user'>,
  publicUrl: string,
): Promise<ReferralProgramWire> {
  const code = await codeOf(work, userId)
  const rewards = await unspentOf(work, userId)
  const open = rewards.filter(({ state }) => state === 'open')
  const keptUntil = keptUntilOf(open, work.now)
  const accepted = await openInvitationOf(work, userId)
  const invited = accepted && promiseOf(await termsNumbered(work, accepted.termsVersion))
  return {
    code,
    link: new URL(`/signup?code=${code}`, publicUrl).href,
    promise: promiseOf(await referralTerms(work)),
    mayEnterCode: !(await isTooLate(work, userId)),
    ...(invited === undefined ? {} : { invited }),
    invitations: await countInvitations(work, userId),
    unspent: clp(unspentMinor(rewards)),
    open: clp(unspentMinor(open)),
    ...(keptUntil === undefined ? {} : { keptUntil: keptUntil.toISOString() }),
    applied: await appliedTo(work, rewards),
    feeRefunds: (await latestFeeRefunds(work, userId, REFUNDS_SHOWN)).map(
      ({ transferId, amountMinor, at }) => ({
        transferId: toWireId('transfer', transferId),
        amount: clp(amountMinor),
        at: at.toISOString(),
      }),
    ),
  }
}
