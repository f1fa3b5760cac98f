import { fromWireId, isRefusal, refuse, toWireId } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { handler, preparedHandler, type Handler } from '../../../platform/http/handler.ts'
import { checkPasswordChange } from './change-password.ts'
import type { AuthContext } from '../auth-context.ts'
import { accountOfActor } from '../holder.ts'
import type { PasswordHash } from './password.ts'
import { checkRecovery, finishRecovery, startRecovery, type Recovered } from './recovery.ts'
import { replacePassword } from './replace-password.ts'
import { tokenHash } from '../sign-in/token.ts'

type Endpoints = Pick<typeof customerEndpoints, 'startRecovery' | 'finishRecovery' | 'changePassword'>

/** Handlers of password recovery and password change. */
export const passwordHandlers = (
  { startRecovery: start, finishRecovery: finish, changePassword }: Endpoints,
  context: AuthContext,
): readonly Handler[] => [
  handler(start, async (work, { body, request }) => {
    const started = await startRecovery(work, context.realm, body.email, request)
    if (isRefusal(started)) return started
    return { recoveryId: toWireId('recovery', started.id), expiresAt: started.expiresAt.toISOString() }
  }),
  preparedHandler(
    finish,
    async (runtime, { params, body, request }) => {
      const id = fromWireId('recovery', params.id)
      return id === undefined ? refuse('not-found') : checkRecovery(runtime, context, id, body, request)
    },
    (work, _asked, recovered: Recovered) => finishRecovery(work, recovered),
  ),
  preparedHandler(
    changePassword,
    (runtime, { actor, body, request }) =>
      checkPasswordChange(runtime, context, accountOfActor(actor), body, request),
    async (work, { request }, { password }: { readonly password: PasswordHash }) => {
      await replacePassword(work, accountOfActor(work.actor), password, tokenHash(request.sessionToken ?? ''))
      return undefined
    },
  ),
]
