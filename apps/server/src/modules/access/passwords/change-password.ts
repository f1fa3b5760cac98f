import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Runtime } from '../../../platform/work.ts'
import { beginTry, tryWasRight, tryWasWrong } from '../sign-in/attempts.ts'
import type { AuthContext } from '../auth-context.ts'
import type { AccountId } from '../holder.ts'
import { passwordOwner } from './own-words.ts'
import { hashPassword, isPassword, type PasswordHash } from './password.ts'
import { passwordFault } from './password-rule.ts'
import { personFor } from '../people/people.store.ts'

const actor = { kind: 'system', name: 'access' } as const

/** Checks the current password, counted like a sign-in attempt, and the new one. Returns the hash of the new one. */
export async function checkPasswordChange(
  runtime: Runtime,
  context: AuthContext,
  holder: AccountId,
  { current, next }: { readonly current: string; readonly next: string },
  request: RequestFacts,
): Promise<{ readonly password: PasswordHash } | Refusal<'fields-wrong' | 'too-many-attempts'>> {
  const { person, owner } = await runtime.work(actor, async (work) => ({
    person: await personFor(work, holder),
    owner: await passwordOwner(work, context, holder),
  }))
  const fault = await passwordFault(next, owner)
  if (fault !== undefined) return refuse('fields-wrong', {}, [{ at: 'next', fault }])
  const subject = { what: holder.realm, account: person.email, holder, kind: 'guess' } as const
  const begun = await beginTry(runtime, subject, request)
  if (isRefusal(begun)) return begun
  if (!(await isPassword(current, person.password, begun.asker))) {
    await runtime.work(actor, (work) => tryWasWrong(work, begun))
    return refuse('fields-wrong', {}, [{ at: 'current', fault: 'wrong' }])
  }
  await runtime.work(actor, (work) => tryWasRight(work, begun))
  return { password: await hashPassword(next) }
}
