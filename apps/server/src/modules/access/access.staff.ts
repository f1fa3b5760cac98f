import { fromWireId, isRefusal, toWireId, type Id } from '@puente/contract'
import { staffEndpoints, type StaffSession } from '@puente/contract/staff'
import { handler, preparedHandler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { checkCredentials } from './sign-in/check-credentials.ts'
import { factorMethods } from './factors/factors.ts'
import type { AuthContext } from './auth-context.ts'
import type { AccountId } from './holder.ts'
import { acceptInvitation, checkInvitation, type AcceptedInvitation } from './people/invite-staff.ts'
import type { RelyingParty } from './factors/passkeys.ts'
import { checkUnnamedPasskey, type RightProof } from './factors/proof.ts'
import { isEnrolling } from './sign-in/sessions.store.ts'
import { accountHandlers } from './account-handlers.ts'
import {
  afterPassword,
  checkPending,
  finishPending,
  signInProven,
  type WaitingRight,
} from './sign-in/sign-in.ts'
import { staffFor } from './people/staff.store.ts'
import { tokenHash } from './sign-in/token.ts'

const { signIn, finishSignIn, signInWithPasskey, acceptStaffInvitation, getSession } = staffEndpoints

export interface StaffAccess {
  /** True in the sandbox only. Elsewhere a password alone lets staff enrol a second factor and nothing else. */
  readonly secondFactorMaySkip: boolean
  readonly party: RelyingParty
}

/** Handlers by which staff sign in, sign out and prove their identity. Proofs of customers' users are not accepted. */
export function staffAccessHandlers({ secondFactorMaySkip, party }: StaffAccess): readonly Handler[] {
  const context: AuthContext = { realm: 'staff', party, mustKeepFactor: !secondFactorMaySkip }
  return [...signInHandlers(context), ...accountHandlers(staffEndpoints, context)]
}

const signInHandlers = (context: AuthContext): readonly Handler[] => [
  preparedHandler(
    signIn,
    (runtime, { body, request }) => checkCredentials(runtime, context.realm, body, request),
    async (work, asked, holder: AccountId) => {
      const waits = await afterPassword(work, context, asked, holder)
      if (waits !== undefined) return waits
      const hasFactor = (await factorMethods(work, holder)).length > 0
      return toSession(work, holder.id, context.mustKeepFactor && !hasFactor)
    },
  ),
  preparedHandler(
    finishSignIn,
    (runtime, { body: { remember: _remember, ...typed }, request }) =>
      checkPending(runtime, context, typed, request),
    async (work, asked, waiting: WaitingRight) => {
      const opened = await finishPending(work, asked, waiting, false)
      return isRefusal(opened) ? opened : toSession(work, waiting.holder.id, false)
    },
  ),
  preparedHandler(
    signInWithPasskey,
    (runtime, { body, request }) =>
      checkUnnamedPasskey(runtime, context.party, context.realm, body.passkey, request),
    async (work, asked, { holder, right }: { readonly holder: AccountId; readonly right: RightProof }) => {
      const opened = await signInProven(work, asked, holder, right)
      return isRefusal(opened) ? opened : toSession(work, holder.id, false)
    },
  ),
  preparedHandler(
    acceptStaffInvitation,
    (runtime, { params, body }) =>
      checkInvitation(runtime, context, fromWireId('staff', params.id) ?? '', body),
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

async function toSession(work: Work, staffId: Id<'staff'>, mustEnrol: boolean): Promise<StaffSession> {
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
