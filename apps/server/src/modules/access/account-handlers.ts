import type { customerEndpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { issueChallenge } from './sign-in/challenges.ts'
import { deviceHandlers } from './factors/device-handlers.ts'
import { factorHandlers } from './factors/factor-handlers.ts'
import type { AuthContext } from './auth-context.ts'
import { passwordHandlers } from './passwords/password-handlers.ts'
import { passkeyRequestFor } from './factors/passkeys.ts'
import { signedOut } from './sign-in/signed-out.ts'
import { deleteSession } from './sign-in/sessions.store.ts'
import { stepUpHandlers } from './factors/step-up-handlers.ts'
import { tokenHash } from './sign-in/token.ts'

type Endpoints = Pick<typeof customerEndpoints, 'createPasskeyChallenge' | 'signOut'> &
  Parameters<typeof passwordHandlers>[0] &
  Parameters<typeof factorHandlers>[0] &
  Parameters<typeof stepUpHandlers>[0] &
  Parameters<typeof deviceHandlers>[0]

/** Handlers that both realms have, each at its own listener and with its own tables. */
export const accountHandlers = (endpoints: Endpoints, context: AuthContext): readonly Handler[] => [
  handler(endpoints.createPasskeyChallenge, async (work) => {
    const challenge = await issueChallenge(work, context.realm, { purpose: 'assertion', holderId: undefined })
    return passkeyRequestFor(context.party, challenge)
  }),
  handler(endpoints.signOut, async (work, asked) => {
    asked.setCookie('clear')
    const hash = tokenHash(asked.request.sessionToken ?? '')
    const ended = hash && (await deleteSession(work, context.realm, hash))
    if (ended === undefined) return undefined
    await signedOut(work, { realm: context.realm, id: ended.id }, [ended.deviceId])
    await work.audit({ action: 'signOut', subject: ended.id })
    return undefined
  }),
  ...passwordHandlers(endpoints, context),
  ...factorHandlers(endpoints, context),
  ...stepUpHandlers(endpoints, context),
  ...deviceHandlers(endpoints),
]
