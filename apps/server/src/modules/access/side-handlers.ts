import type { customerEndpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { issueChallenge } from './challenges.ts'
import { deviceHandlers } from './device-handlers.ts'
import { factorHandlers } from './factor-handlers.ts'
import type { Ground } from './ground.ts'
import { passwordHandlers } from './password-handlers.ts'
import { passkeyRequestFor } from './passkeys.ts'
import { deleteSession } from './sessions.store.ts'
import { stepUpHandlers } from './step-up-handlers.ts'
import { tokenHash } from './token.ts'

type Endpoints = Pick<typeof customerEndpoints, 'createPasskeyChallenge' | 'signOut'> &
  Parameters<typeof passwordHandlers>[0] &
  Parameters<typeof factorHandlers>[0] &
  Parameters<typeof stepUpHandlers>[0] &
  Parameters<typeof deviceHandlers>[0]

/** Handlers that both realms have, each at its own listener and with its own tables. */
export const sideHandlers = (endpoints: Endpoints, ground: Ground): readonly Handler[] => [
  handler(endpoints.createPasskeyChallenge, async (work) => {
    const challenge = await issueChallenge(work, ground.side, { purpose: 'assertion', holderId: undefined })
    return passkeyRequestFor(ground.party, challenge)
  }),
  handler(endpoints.signOut, async (work, asked) => {
    asked.setCookie('clear')
    const hash = tokenHash(asked.request.sessionToken ?? '')
    const holderId = hash && (await deleteSession(work, ground.side, hash))
    if (holderId !== undefined) await work.audit({ action: 'signOut', subject: holderId })
    return undefined
  }),
  ...passwordHandlers(endpoints, ground),
  ...factorHandlers(endpoints, ground),
  ...stepUpHandlers(endpoints, ground),
  ...deviceHandlers(endpoints),
]
