import type { customerEndpoints } from '@puente/contract/customer'
import { door, type Door } from '../../platform/http/door.ts'
import { issueChallenge } from './challenges.ts'
import { deviceDoors } from './device-doors.ts'
import { factorDoors } from './factor-doors.ts'
import type { Ground } from './ground.ts'
import { passwordDoors } from './password-doors.ts'
import { passkeyRequestFor } from './passkeys.ts'
import { deleteSession } from './sessions.store.ts'
import { stepUpDoors } from './step-up-doors.ts'
import { tokenHash } from './token.ts'

type Endpoints = Pick<typeof customerEndpoints, 'createPasskeyChallenge' | 'signOut'> &
  Parameters<typeof passwordDoors>[0] &
  Parameters<typeof factorDoors>[0] &
  Parameters<typeof stepUpDoors>[0] &
  Parameters<typeof deviceDoors>[0]

/** Every door that customers' users and staff have alike; each side on its own listener, over its own tables. */
export const sideDoors = (endpoints: Endpoints, ground: Ground): readonly Door[] => [
  door(endpoints.createPasskeyChallenge, async (work) => {
    const challenge = await issueChallenge(work, ground.side, { purpose: 'assertion', holderId: undefined })
    return passkeyRequestFor(ground.party, challenge)
  }),
  door(endpoints.signOut, async (work, asked) => {
    asked.setCookie('clear')
    const hash = tokenHash(asked.request.sessionToken ?? '')
    const holderId = hash && (await deleteSession(work, ground.side, hash))
    if (holderId !== undefined) await work.audit({ action: 'signOut', subject: holderId })
    return undefined
  }),
  ...passwordDoors(endpoints, ground),
  ...factorDoors(endpoints, ground),
  ...stepUpDoors(endpoints, ground),
  ...deviceDoors(endpoints),
]
