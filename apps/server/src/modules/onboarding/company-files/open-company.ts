import { refuse, type FieldFault, type Id, type Refusal } from '@puente/contract'
import type { Rut } from '@puente/contract/corridors'
import type { Work } from '../../../platform/work.ts'
import { customerIdsOf, insertMember } from '../../access/index.ts'
import { createCustomer, customersFor, lockRut, type Customer } from '../../customers/index.ts'
import { readLine } from '../applications/person-fields.ts'
import { settleCompanyFile } from '../file-rules.ts'
import { companyFileFor, insertCompanyFile, setCompanyFile } from './company-files.store.ts'
import { readCompanyRut } from './read-company-draft.ts'

/** The most companies without an approved application that one user may belong to. */
export const openCompaniesMax = 3

export interface CompanySignup {
  readonly rut: string
  readonly legalName: string
}

/**
 * Opens the account of a company that sees prices only, with its application as a draft. The acting user becomes its
 * administrator. Whether another customer has the RUT is compared only after the application was submitted, so that
 * this response does not depend on it. A repetition returns the user's own company with this RUT.
 */
export async function openCompany(
  work: Work,
  typed: CompanySignup,
): Promise<Id<'customer'> | Refusal<'fields-wrong' | 'too-many-companies'>> {
  const { actor } = work
  if (actor.kind !== 'customer') throw new Error('a company is opened by a customer’s user')
  const rut = readCompanyRut(typed.rut)
  const name = readLine(typed.legalName)
  const faults: FieldFault[] = [
    ...('fault' in rut ? [{ at: 'rut', fault: rut.fault }] : []),
    ...('fault' in name ? [{ at: 'legalName', fault: name.fault }] : []),
  ]
  if ('fault' in rut || 'fault' in name) return refuse('fields-wrong', {}, faults)
  const { normalised: legalName } = name
  // Two concurrent requests for one company open one account.
  await lockRut(work, rut.normalised)
  const own = await customersFor(work, await customerIdsOf(work, actor.userId))
  const unapproved = [...own.values()].filter(isUnapproved)
  const begun = await begunWith(work, unapproved, rut.normalised)
  if (begun !== undefined) return begun
  if (unapproved.length >= openCompaniesMax) return refuse('too-many-companies', { most: openCompaniesMax })
  const company = {
    kind: 'company',
    name: legalName,
    status: 'quote-only',
    level: 'basic',
    country: 'CL',
  } as const
  const made = await createCustomer(work, company)
  if (made === undefined) throw new Error('a company without a RUT was taken for another')
  const member = { customerId: made.id, userId: actor.userId, role: 'administrator' } as const
  await insertMember(work, { ...member, first: isUnusedPerson(own.get(actor.customerId)) })
  await insertCompanyFile(work, made.id)
  await setCompanyFile(work, made.id, { rut: rut.normalised, legalName }, 0)
  await settleCompanyFile(work, made.id)
  await work.audit({ action: 'openCompany', subject: made.id })
  return made.id
}

const isUnapproved = ({ kind, status }: Customer): boolean => kind === 'company' && status === 'quote-only'

/** The user's own company with this RUT whose application is not approved. */
async function begunWith(
  work: Work,
  unapproved: readonly Customer[],
  rut: Rut,
): Promise<Id<'customer'> | undefined> {
  for (const { id } of unapproved) if ((await companyFileFor(work, id))?.file.rut === rut) return id
  return undefined
}

/** A user who signed up for their company acts for it from the next sign-in on. */
const isUnusedPerson = (customer: Customer | undefined): boolean =>
  customer?.kind === 'person' && customer.identity === 'missing'
