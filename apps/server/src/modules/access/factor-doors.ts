import { refuse, toWireId } from '@puente/contract'
import type { customerEndpoints } from '@puente/contract/customer'
import { door, type Door } from '../../platform/http/door.ts'
import { factorChanged, factorMethods } from './factors.ts'
import { factorCounts } from './factors.store.ts'
import type { Ground } from './ground.ts'
import { holderOf } from './holder.ts'
import { passkeyDoors } from './passkey-doors.ts'
import { passkeysOf } from './passkeys.store.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { totpDoors } from './totp-doors.ts'

type Endpoints = Pick<typeof customerEndpoints, 'getFactors' | 'renewRecoveryCodes'> &
  Parameters<typeof totpDoors>[0] &
  Parameters<typeof passkeyDoors>[0]

/** Doors to someone's second factors. */
export const factorDoors = (endpoints: Endpoints, ground: Ground): readonly Door[] => [
  door(endpoints.getFactors, async (work) => {
    const holder = holderOf(work.actor)
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
  ...totpDoors(endpoints, ground),
  ...passkeyDoors(endpoints, ground),
  door(endpoints.renewRecoveryCodes, async (work) => {
    const holder = holderOf(work.actor)
    if ((await factorMethods(work, holder)).length === 0) return refuse('not-found')
    await factorChanged(work, holder, 'recovery-code', 'renewed')
    return { recoveryCodes: await issueRecoveryCodes(work, holder) }
  }),
]
