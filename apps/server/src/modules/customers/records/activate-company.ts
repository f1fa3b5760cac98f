import { refuse, type Id, type Refusal } from '@puente/contract'
import type { Rut } from '@puente/contract/corridors'
import type { Work } from '../../../platform/work.ts'
import { settle } from '../../pending-items/index.ts'
import { nameFacts } from '../names/name-checks.ts'
import { senderName } from '../names/sender-name-rule.ts'
import { setName } from '../names/sender-names.store.ts'
import { profileRules } from '../profile/profile-rules.ts'
import { setActive } from './company.store.ts'
import { lockRutOwner } from './confirm-identity.ts'
import type { Address } from './customer.ts'
import { lockCustomer, statusOf } from './customers.store.ts'

/** The facts of a company that its approved application confirms. */
export interface ConfirmedCompany {
  readonly rut: Rut
  readonly legalName: string
  readonly address: Address
}

/**
 * Activates a company's account once its application is approved. From now on the pending items of active customers
 * apply to it. An account that is active already stays as it is. Refuses a RUT that has an account.
 */
export async function activateCompany(
  work: Work,
  id: Id<'customer'>,
  company: ConfirmedCompany | undefined,
): Promise<true | Refusal<'rut-has-account'>> {
  const customer = await lockCustomer(work, id)
  if (customer?.status !== 'quote-only') return true
  if (company === undefined) throw new Error(`company ${id} has no facts to confirm`)
  const owner = await lockRutOwner(work, company.rut)
  if (owner !== undefined && owner !== id) return refuse('rut-has-account')
  await nameCompany(work, id, company.legalName)
  await setActive(work, id, company)
  await settle(work, profileRules, [id])
  return true
}

/** Names a company whose account sees prices only as its application does. Any other keeps its name. */
export async function nameCompany(work: Work, id: Id<'customer'>, legalName: string): Promise<void> {
  if ((await statusOf(work, id)) !== 'quote-only') return
  await setName(work, id, legalName, await nameFacts(work, 'company', legalName), false)
  await settle(work, [senderName], [id])
}
