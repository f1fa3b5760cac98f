import type { Id } from '@puente/contract'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { book } from '../../books/index.ts'
import { codeOf } from '../invitations/codes.store.ts'
import { rewardInvitation } from './earn-rewards.ts'
import type { Invitation } from '../invitations/invitation.ts'
import { insertInvitation } from '../invitations/invitations.store.ts'
import { referralTerms } from '../terms.ts'

/**
 * Seeds an invitation of one user by another with the rewards of both. False, and no change, when the user was invited
 * before. For seeds only. Books, so it must be the last call of its work.
 */
export async function seedRewards(
  work: Work,
  inviterUserId: Id<'user'>,
  invitedUserId: Id<'user'>,
): Promise<boolean> {
  const terms = await referralTerms(work)
  await codeOf(work, inviterUserId)
  const invitation: Invitation = {
    id: work.id(),
    inviterUserId,
    invitedUserId,
    termsVersion: terms.version,
    state: 'open',
    invitedAt: work.now,
    endedAt: undefined,
  }
  if (!(await insertInvitation(work, invitation))) return false
  await book(work, await rewardInvitation(work, invitation, terms, derivedId('seeded', invitation.id)))
  return true
}
