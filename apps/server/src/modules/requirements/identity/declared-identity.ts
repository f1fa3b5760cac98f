import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { customerFor } from '../../customers/index.ts'
import type { DeclaredIdentity } from '../../documents/index.ts'
import { identityFor } from './identity.store.ts'

/** What a person declared about themselves and their document; nothing for a company. */
export async function declaredIdentity(work: Work, customerId: Id<'customer'>): Promise<DeclaredIdentity> {
  const customer = await customerFor(work, customerId)
  if (customer?.kind !== 'person') return {}
  const announced = (await identityFor(work, customerId))?.announced
  const { rut, name, birthDate } = customer
  return { rut, name, birthDate, nationality: announced?.nationality, printedEnd: announced?.printedEnd }
}
