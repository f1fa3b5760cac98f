import { fromWireId, isRefusal, refuse, toWireId } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { handler, preparedHandler, type Handler } from '../../platform/http/handler.ts'
import { checkPasswordChange } from './change-password.ts'
import type { Ground } from './ground.ts'
import { holderOf } from './holder.ts'
import type { PasswordHash } from './password.ts'
import { checkRecovery, finishRecovery, startRecovery, type Recovered } from './recovery.ts'
import { replacePassword } from './replace-password.ts'
import { tokenHash } from './token.ts'

type Endpoints = Pick<typeof customerEndpoints, 'startRecovery' | 'finishRecovery' | 'changePassword'>

/** Handlers of password recovery and password change. */
export const passwordHandlers = (
  { startRecovery: start, finishRecovery: finish, changePassword }: Endpoints,
  ground: Ground,
): readonly Handler[] => [
  handler(start, async (work, { body, request }) => {
    const started = await startRecovery(work, ground.side, body.email, request)
    if (isRefusal(started)) return started
    return { recoveryId: toWireId('recovery', started.id), expiresAt: started.expiresAt.toISOString() }
  }),
  preparedHandler(
    finish,
    async (runtime, { params, body, request }) => {
      const id = fromWireId('recovery', params.id)
      return id === undefined ? refuse('not-found') : checkRecovery(runtime, ground, id, body, request)
    },
    (work, _asked, recovered: Recovered) => finishRecovery(work, recovered),
  ),
  preparedHandler(
    changePassword,
    (runtime, { actor, body, request }) =>
      checkPasswordChange(runtime, ground, holderOf(actor), body, request),
    async (work, { request }, { password }: { readonly password: PasswordHash }) => {
      await replacePassword(work, holderOf(work.actor), password, tokenHash(request.sessionToken ?? ''))
      return undefined
    },
  ),
]
