import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { customerFor } from '../../customers/index.ts'
import type { DeclaredIdentity, Document } from '../../documents/index.ts'
import { declaredCompanyPerson } from '../company-people/people.ts'
import { identityFor } from './identity.store.ts'

/** What was declared about the person of an identity document: the customer, or a person behind the company. */
export const declaredIdentity = (work: Work, document: Document): Promise<DeclaredIdentity> =>
  document.kind === 'company-person-identity'
    ? declaredCompanyPerson(work, document.customerId, document.page)
    : declaredByPerson(work, document.customerId)

/** What a person declared about themselves and their document; nothing for a company. */
async function declaredByPerson(work: Work, customerId: Id<'customer'>): Promise<DeclaredIdentity> {
  const customer = await customerFor(work, customerId)
  if (customer?.kind !== 'person') return {}
  const announced = (await identityFor(work, customerId))?.announced
  const { rut, name, birthDate } = customer
  return { rut, name, birthDate, nationality: announced?.nationality, printedEnd: announced?.printedEnd }
}
