import { refuse, type Refusal } from '@puente/contract'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { Desk } from '../../platform/work.ts'
import { takeTry, tryKeys, tryWasRight } from './attempts.ts'
import type { Ground } from './ground.ts'
import type { Holder } from './holder.ts'
import { passwordOwner } from './own-words.ts'
import { hashPassword, isPassword, type PasswordHash } from './password.ts'
import { passwordFault } from './password-rule.ts'
import { personFor } from './people.store.ts'

const actor = { kind: 'system', name: 'access' } as const

/** Looks at the current password, counted like a sign-in, and at the next one. Answers the next one's hash. */
export async function checkPasswordChange(
  desk: Desk,
  ground: Ground,
  holder: Holder,
  { current, next }: { readonly current: string; readonly next: string },
  request: RequestFacts,
): Promise<{ readonly password: PasswordHash } | Refusal<'fields-wrong' | 'too-many-attempts'>> {
  const { person, owner } = await desk.work(actor, async (work) => ({
    person: await personFor(work, holder),
    owner: await passwordOwner(work, ground, holder),
  }))
  const fault = await passwordFault(next, owner)
  if (fault !== undefined) return refuse('fields-wrong', {}, [{ at: 'next', fault }])
  const keys = tryKeys(desk, `access.attempt.${holder.side}`, person.email, request)
  const retryAfterSeconds = await takeTry(desk, keys)
  if (retryAfterSeconds > 0) return refuse('too-many-attempts', { retryAfterSeconds })
  if (!(await isPassword(current, person.password)))
    return refuse('fields-wrong', {}, [{ at: 'current', fault: 'wrong' }])
  await tryWasRight(desk, keys)
  return { password: await hashPassword(next) }
}
