import { fromWireId, isRefusal, toWireId } from '@puente/contract'
import { staffEndpoints, type StaffSession } from '@puente/contract/staff'
import { handler, preparedHandler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { checkCredentials } from './check-credentials.ts'
import { factorMethods } from './factors.ts'
import type { Ground } from './ground.ts'
import type { Holder } from './holder.ts'
import { acceptInvitation, checkInvitation, type AcceptedInvitation } from './invite-staff.ts'
import type { RelyingParty } from './passkeys.ts'
import { checkAnyonesPasskey, type RightProof } from './proof.ts'
import { isEnrolling } from './sessions.store.ts'
import { sideHandlers } from './side-handlers.ts'
import { afterPassword, checkPending, finishPending, signInProven, type WaitingRight } from './sign-in.ts'
import { staffFor } from './staff.store.ts'
import { tokenHash } from './token.ts'

const { signIn, finishSignIn, signInWithPasskey, acceptStaffInvitation, getSession } = staffEndpoints

export interface StaffAccess {
  /** True in the sandbox only. Elsewhere a password alone lets staff enrol a second factor and nothing else. */
  readonly secondFactorMaySkip: boolean
  readonly party: RelyingParty
}

/** Handlers by which staff sign in, sign out and prove their identity. Proofs of customers' users are not accepted. */
export function staffAccessHandlers({ secondFactorMaySkip, party }: StaffAccess): readonly Handler[] {
  const ground: Ground = { side: 'staff', party, mustKeepFactor: !secondFactorMaySkip }
  return [...signInHandlers(ground), ...sideHandlers(staffEndpoints, ground)]
}

const signInHandlers = (ground: Ground): readonly Handler[] => [
  preparedHandler(
    signIn,
    (runtime, { body, request }) => checkCredentials(runtime, ground.side, body, request),
    async (work, asked, holder: Holder) => {
      const waits = await afterPassword(work, ground, asked, holder)
      if (waits !== undefined) return waits
      const hasFactor = (await factorMethods(work, holder)).length > 0
      return toSession(work, holder.id, ground.mustKeepFactor && !hasFactor)
    },
  ),
  preparedHandler(
    finishSignIn,
    (runtime, { body: { remember: _remember, ...typed }, request }) =>
      checkPending(runtime, ground, typed, request),
    async (work, asked, waiting: WaitingRight) => {
      const opened = await finishPending(work, asked, waiting, false)
      return isRefusal(opened) ? opened : toSession(work, waiting.holder.id, false)
    },
  ),
  preparedHandler(
    signInWithPasskey,
    (runtime, { body, request }) =>
      checkAnyonesPasskey(runtime, ground.party, ground.side, body.passkey, request),
    async (work, asked, { holder, right }: { readonly holder: Holder; readonly right: RightProof }) => {
      const opened = await signInProven(work, asked, holder, right)
      return isRefusal(opened) ? opened : toSession(work, holder.id, false)
    },
  ),
  preparedHandler(
    acceptStaffInvitation,
    (runtime, { params, body }) =>
      checkInvitation(runtime, ground, fromWireId('staff', params.id) ?? '', body),
    async (work, asked, accepted: AcceptedInvitation) => {
      const staffId = fromWireId('staff', asked.params.id) ?? ''
      const opened = await acceptInvitation(work, asked, staffId, accepted)
      return isRefusal(opened) ? opened : toSession(work, staffId, true)
    },
  ),
  handler(getSession, async (work, { request }) => {
    if (work.actor.kind !== 'staff') throw new Error('a staff handler was opened for someone else')
    const hash = tokenHash(request.sessionToken ?? '')
    return toSession(work, work.actor.staffId, hash !== undefined && (await isEnrolling(work, hash)))
  }),
]

async function toSession(work: Work, staffId: string, mustEnrol: boolean): Promise<StaffSession> {
  const { id, confirmsFrom, ...staff } = await staffFor(work, staffId)
  const waits = confirmsFrom !== undefined && work.now < confirmsFrom
  return {
    staff: {
      ...staff,
      id: toWireId('staff', id),
      ...(waits ? { confirmsFrom: confirmsFrom.toISOString() } : {}),
    },
    mustEnrol,
  }
}
