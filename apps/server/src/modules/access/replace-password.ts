import type { Work } from '../../platform/work.ts'
import { forgetRemembered } from './devices.store.ts'
import { accessEvents } from './events.ts'
import type { Holder } from './holder.ts'
import { endSessions } from './holder-sessions.store.ts'
import type { PasswordHash } from './password.ts'
import { endPendingSignInsOf } from './pending-sign-ins.store.ts'
import { setPassword } from './people.store.ts'

/**
 * Sets a password, and ends what the one before opened: sessions (but the one with this token, if one is named), sign-ins
 * that wait, and browsers that go without the second factor.
 */
export async function replacePassword(
  work: Work,
  holder: Holder,
  password: PasswordHash,
  exceptSession?: Buffer,
): Promise<void> {
  await setPassword(work, holder, password)
  await endSessions(work, holder, exceptSession)
  await endPendingSignInsOf(work, holder)
  await forgetRemembered(work, holder)
  await work.emit({ name: accessEvents.passwordChanged, subject: holder.id, facts: {} })
}
