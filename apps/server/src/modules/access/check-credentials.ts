import { refuse, type Refusal } from '@puente/contract'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { Desk, Work } from '../../platform/work.ts'
import { takeTry, tryWasRight } from './attempts.ts'
import { normalEmail } from './email.ts'
import { isPassword } from './password.ts'
import type { Credentials } from './users.store.ts'

export interface TypedCredentials {
  readonly email: string
  readonly password: string
}

/** A checked sign-in: whose, and the real moment it was checked. */
export interface Proven {
  readonly id: string
  readonly at: Date
}

const actor = { kind: 'system', name: 'access' } as const

/**
 * Whose e-mail and password these are. An unknown e-mail takes the same steps as a wrong password, so neither the
 * answer nor its time tells which accounts exist. Holds no transaction while it hashes.
 */
export async function checkCredentials(
  desk: Desk,
  who: 'customer' | 'staff',
  typed: TypedCredentials,
  request: RequestFacts,
  find: (work: Work, email: string) => Promise<Credentials | undefined>,
): Promise<Proven | Refusal<'credentials-unknown' | 'too-many-attempts'>> {
  const email = normalEmail(typed.email)
  const keys = {
    account: desk.vault.index(`access.attempt.${who}`, email),
    address: desk.vault.index('access.attempt.address', request.ip),
  }
  const retryAfterSeconds = await takeTry(desk, keys)
  if (retryAfterSeconds > 0) return refuse('too-many-attempts', { retryAfterSeconds })
  const kept = await desk.work(actor, (work) => find(work, email))
  const right = await isPassword(typed.password, kept?.password)
  if (kept !== undefined && right) {
    await tryWasRight(desk, keys)
    return { id: kept.id, at: desk.clock.realNow() }
  }
  const audited = { action: 'signIn', outcome: 'refused:credentials-unknown' } as const
  await desk.work(
    actor,
    (work) => work.audit({ ...audited, ...(kept === undefined ? {} : { subject: kept.id }), facts: { who } }),
    request.requestId,
  )
  return refuse('credentials-unknown')
}
