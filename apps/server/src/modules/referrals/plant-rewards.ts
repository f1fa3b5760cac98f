import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { book } from '../books/index.ts'
import { codeOf } from './codes.store.ts'
import { rewardInvitation } from './earn-rewards.ts'
import type { Invitation } from './invitation.ts'
import { insertInvitation } from './invitations.store.ts'
import { referralTerms } from './terms.ts'

/**
 * Lets one user have invited another, whose first transfer counted: both have their reward. False, and nothing done, when
 * somebody invited them before. For seeds only; posts, so it is the last thing of its work.
 */
export async function plantRewards(
  work: Work,
  inviterUserId: string,
  invitedUserId: string,
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
  await book(work, await rewardInvitation(work, invitation, terms, derivedId('planted', invitation.id)))
  return true
}
