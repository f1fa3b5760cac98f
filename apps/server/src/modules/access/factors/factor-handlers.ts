import { refuse, toWireId } from '@puente/contract'
import type { customerEndpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { factorChanged, factorMethods } from './factors.ts'
import { factorCounts } from './factors.store.ts'
import type { AuthContext } from '../auth-context.ts'
import { accountOfActor } from '../holder.ts'
import { passkeyHandlers } from './passkey-handlers.ts'
import { passkeysOf } from './passkeys.store.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { totpHandlers } from './totp-handlers.ts'

type Endpoints = Pick<typeof customerEndpoints, 'getFactors' | 'renewRecoveryCodes'> &
  Parameters<typeof totpHandlers>[0] &
  Parameters<typeof passkeyHandlers>[0]

/** Handlers of a user's second factors. */
export const factorHandlers = (endpoints: Endpoints, context: AuthContext): readonly Handler[] => [
  handler(endpoints.getFactors, async (work) => {
    const holder = accountOfActor(work.actor)
    const { totpSince, recoveryCodes } = await factorCounts(work, holder)
    const passkeys = await passkeysOf(work, holder)
    return {
      ...(totpSince === undefined ? {} : { totpSince: totpSince.toISOString() }),
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
        id: toWireId('passkey', id),
        name,
        createdAt: createdAt.toISOString(),
        ...(usedAt === undefined ? {} : { usedAt: usedAt.toISOString() }),
      })),
      recoveryCodesLeft: recoveryCodes,
    }
  }),
  ...totpHandlers(endpoints, context),
  ...passkeyHandlers(endpoints, context),
  handler(endpoints.renewRecoveryCodes, async (work) => {
    const holder = accountOfActor(work.actor)
    if ((await factorMethods(work, holder)).length === 0) return refuse('not-found')
    await factorChanged(work, holder, 'recovery-code', 'renewed')
    return { recoveryCodes: await issueRecoveryCodes(work, holder) }
  }),
]
