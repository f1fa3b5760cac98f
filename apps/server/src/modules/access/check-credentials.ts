import { refuse, type Refusal } from '@puente/contract'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { Desk } from '../../platform/work.ts'
import { takeTry, tryKeys, tryWasRight } from './attempts.ts'
import { normalEmail } from './email.ts'
import type { Holder, Side } from './holder.ts'
import { isPassword } from './password.ts'
import { credentialsOf } from './people.store.ts'

export interface TypedCredentials {
  readonly email: string
  readonly password: string
}

const actor = { kind: 'system', name: 'access' } as const

/**
 * Whose e-mail and password these are. An unknown e-mail takes the same steps as a wrong password, so neither the
 * answer nor its time tells which accounts exist. Holds no transaction while it hashes.
 */
export async function checkCredentials(
  desk: Desk,
  side: Side,
  typed: TypedCredentials,
  request: RequestFacts,
): Promise<Holder | Refusal<'credentials-unknown' | 'too-many-attempts'>> {
  const email = normalEmail(typed.email)
  const keys = tryKeys(desk, `access.attempt.${side}`, email, request)
  const retryAfterSeconds = await takeTry(desk, keys)
  if (retryAfterSeconds > 0) return refuse('too-many-attempts', { retryAfterSeconds })
  const kept = await desk.work(actor, (work) => credentialsOf(work, side, email))
  const right = await isPassword(typed.password, kept?.password)
  if (kept !== undefined && right) {
    await tryWasRight(desk, keys)
    return { side, id: kept.id }
  }
  const audited = { action: 'signIn', outcome: 'refused:credentials-unknown' } as const
  await desk.work(
    actor,
    (work) =>
      work.audit({ ...audited, ...(kept === undefined ? {} : { subject: kept.id }), facts: { side } }),
    request.requestId,
  )
  return refuse('credentials-unknown')
}
