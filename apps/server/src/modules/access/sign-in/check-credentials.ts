import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Runtime } from '../../../platform/work.ts'
import { beginTry, tryWasRight, tryWasWrong } from './attempts.ts'
import { normalEmail } from '../contacts/email.ts'
import { NOBODY, type AccountId, type Realm } from '../holder.ts'
import { isPassword } from '../passwords/password.ts'
import { credentialsOf } from '../people/people.store.ts'

export interface TypedCredentials {
  readonly email: string
  readonly password: string
}

const actor = { kind: 'system', name: 'access' } as const

/**
 * Returns the account with this e-mail and password. An unknown e-mail runs the same steps as a wrong password, so that
 * neither the response nor its time shows which accounts exist. Keeps no transaction open while it hashes.
 */
export async function checkCredentials(
  runtime: Runtime,
  realm: Realm,
  typed: TypedCredentials,
  request: RequestFacts,
): Promise<AccountId | Refusal<'credentials-unknown' | 'too-many-attempts'>> {
  const email = normalEmail(typed.email)
  const kept = await runtime.work(actor, (work) => credentialsOf(work, realm, email))
  const holder = { realm, id: kept?.id ?? NOBODY }
  const begun = await beginTry(runtime, { what: realm, account: email, holder, kind: 'guess' }, request)
  if (isRefusal(begun)) return begun
  if (await isPassword(typed.password, kept?.password, begun.asker)) {
    await runtime.work(actor, (work) => tryWasRight(work, begun))
    return holder
  }
  const audited = { action: 'signIn', outcome: 'refused:credentials-unknown' } as const
  await runtime.work(
    actor,
    async (work) => {
      await tryWasWrong(work, begun)
      await work.audit({ ...audited, ...(kept === undefined ? {} : { subject: kept.id }), facts: { realm } })
    },
    request,
  )
  return refuse('credentials-unknown')
}
