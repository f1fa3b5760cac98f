import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { userOfCode } from './codes.store.ts'
import type { Invitation } from './invitation.ts'
import { actForTheSame, insertInvitation, isTooLate } from './invitations.store.ts'
import { referralTerms } from '../terms.ts'

/** Records that a user was invited with a code. The terms now in force apply to it, whatever changes later. */
export async function acceptInvitation(
  work: Work,
  invitedUserId: Id<'user'>,
  code: string,
): Promise<Invitation | Refusal<'code-unknown' | 'own-code' | 'invited-too-late'>> {
  const inviterUserId = await userOfCode(work, code)
  if (inviterUserId === undefined) return refuse('code-unknown')
  if (inviterUserId === invitedUserId || (await actForTheSame(work, inviterUserId, invitedUserId)))
    return refuse('own-code')
  if (await isTooLate(work, invitedUserId)) return refuse('invited-too-late')
  const { version } = await referralTerms(work)
  const invitation: Invitation = {
    id: work.id(),
    inviterUserId,
    invitedUserId,
    termsVersion: version,
    state: 'open',
    invitedAt: work.now,
    endedAt: undefined,
  }
  return (await insertInvitation(work, invitation)) ? invitation : refuse('invited-too-late')
}
