import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Rut } from '@puente/contract/corridors'
import type { Work } from '../../../platform/work.ts'
import { settle } from '../../pending-items/index.ts'
import { recordDocumentName } from '../names/change-sender-name.ts'
import { customerIdOf } from './customers.store.ts'
import { lockRut, setConfirmed, type ConfirmedIdentity } from './identity.store.ts'
import { nameFacts } from '../names/name-checks.ts'
import { setName } from '../names/sender-names.store.ts'
import { profileRules } from '../profile/profile-rules.ts'

/** The account with this RUT. Blocks other accounts from taking the RUT until the work ends. */
export async function lockRutOwner(work: Work, rut: Rut): Promise<string | undefined> {
  await lockRut(work, rut)
  return customerIdOf(work, rut)
}

/** Activates an account with the basic limits once the identity is confirmed. Refuses a RUT that has an account. */
export async function confirmIdentity(
  work: Work,
  customerId: Id<'customer'>,
  person: ConfirmedIdentity,
): Promise<true | Refusal<'rut-has-account'>> {
  const owner = await lockRutOwner(work, person.rut)
  if (owner !== undefined && owner !== customerId) return refuse('rut-has-account')
  if (!(await setConfirmed(work, customerId, person)))
    throw new Error(`customer ${customerId} is not a person who waits to be confirmed`)
  await settle(work, profileRules, [customerId])
  // The name in the civil registry counts as the name on an accepted document.
  await setName(work, customerId, person.name, await nameFacts(work, 'person', person.name), false)
  await recordDocumentName(work, customerId, person.name)
  return true
}
