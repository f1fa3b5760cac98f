import type { Job } from '../../platform/jobs/jobs.ts'
import type { Work } from '../../platform/work.ts'
import { deleteChallengesBefore } from './sign-in/challenges.store.ts'
import { deleteCodesEndedBefore } from './contacts/codes.store.ts'
import { deleteFormerAddressesBefore } from './contacts/contact.store.ts'
import { deviceLife } from './factors/devices.ts'
import { deleteDevicesUnseenSince } from './factors/devices.store.ts'
import { deletePendingSignInsBefore } from './sign-in/pending-sign-ins.store.ts'
import { sessionLife } from './sign-in/session.ts'
import { deleteEndedSessions } from './sign-in/sessions.store.ts'
import { deleteTotpsBegunBefore } from './factors/totp.store.ts'

const DAY_MS = 24 * 3_600_000
/** How long a replaced address is kept, so that the notice of its change can be sent to it. */
const FORMER_ADDRESS_MS = 7 * DAY_MS

/** Deletes expired sessions, codes, challenges, pending sign-ins, unconfirmed TOTP secrets and unused devices. */
export const accessJobs: readonly Job[] = [
  {
    name: 'access.sweep',
    everyMs: 60_000,
    round: async (runtime) => {
      await runtime.work({ kind: 'system', name: 'access' }, sweep)
      return 0
    },
  },
]

async function sweep(work: Work): Promise<void> {
  const now = work.realNow
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await deleteEndedSessions(work, now, ago(sessionLife.customerIdleMs))
  // The limits count codes of the last hour. A day is kept for questions to support.
  await deleteCodesEndedBefore(work, ago(DAY_MS))
  await deleteFormerAddressesBefore(work, ago(FORMER_ADDRESS_MS))
  for (const realm of ['user', 'staff'] as const) {
    await deleteChallengesBefore(work, realm, now)
    await deletePendingSignInsBefore(work, realm, now)
    await deleteTotpsBegunBefore(work, realm, ago(DAY_MS))
    await deleteDevicesUnseenSince(work, realm, ago(deviceLife.unseenMs))
  }
}
