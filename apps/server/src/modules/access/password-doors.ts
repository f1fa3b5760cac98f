import { fromWireId, isRefusal, refuse, toWireId } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { door, preparedDoor, type Door } from '../../platform/http/door.ts'
import { checkPasswordChange } from './change-password.ts'
import type { Ground } from './ground.ts'
import { holderOf } from './holder.ts'
import type { PasswordHash } from './password.ts'
import { checkRecovery, finishRecovery, startRecovery, type Recovered } from './recovery.ts'
import { replacePassword } from './replace-password.ts'
import { tokenHash } from './token.ts'

type Endpoints = Pick<typeof customerEndpoints, 'startRecovery' | 'finishRecovery' | 'changePassword'>

/** Doors to a forgotten password, and to another one. */
export const passwordDoors = (
  { startRecovery: start, finishRecovery: finish, changePassword }: Endpoints,
  ground: Ground,
): readonly Door[] => [
  door(start, async (work, { body, request }) => {
    const started = await startRecovery(work, ground.side, body.email, request)
    if (isRefusal(started)) return started
    return { recoveryId: toWireId('recovery', started.id), expiresAt: started.expiresAt.toISOString() }
  }),
  preparedDoor(
    finish,
    async (desk, { params, body, request }) => {
      const id = fromWireId('recovery', params.id)
      return id === undefined ? refuse('not-found') : checkRecovery(desk, ground, id, body, request)
    },
    (work, _asked, recovered: Recovered) => finishRecovery(work, recovered),
  ),
  preparedDoor(
    changePassword,
    (desk, { actor, body, request }) => checkPasswordChange(desk, ground, holderOf(actor), body, request),
    async (work, { request }, { password }: { readonly password: PasswordHash }) => {
      await replacePassword(work, holderOf(work.actor), password, tokenHash(request.sessionToken ?? ''))
      return undefined
    },
  ),
]
