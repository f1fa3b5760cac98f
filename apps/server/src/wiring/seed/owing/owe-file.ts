import { parseRut } from '@puente/contract/corridors'
import { plantApplication, plantCompanyFile } from '../../../modules/onboarding/index.ts'
import { readDemoCompany } from '../demo-data.ts'
import type { Debtor, Owe } from './owing.ts'

const ADDRESS = { street: 'Calle de Prueba', number: '321', comuna: '13101' }

/** Their given name, and the rest of what they are called. */
function namesOf({ name }: Pick<Debtor, 'name'>): { givenNames: string; surnames: string } {
  const [givenNames = '', ...surnames] = name.split(' ')
  return { givenNames, surnames: surnames.join(' ') }
}

/** Began with their file and stopped at who they are. */
export const owePersonInfo: Owe = (work, debtor) => plantApplication(work, debtor, namesOf(debtor), 'draft')

/** Handed their file in, and the registry did not answer: staff look at it. */
export const owePersonReview: Owe = (work, debtor) => {
  const rut = parseRut(debtor.rut)
  if ('fault' in rut) throw new Error(`no RUT: ${debtor.rut}`)
  const file = {
    ...namesOf(debtor),
    rut: rut.normalised,
    birthDate: '1988-03-14',
    nationality: 'CL',
    documentNumber: '500100300',
    address: ADDRESS,
    phone: debtor.phone,
  }
  return plantApplication(work, debtor, file, 'with-staff')
}

/** Told what the company is, and stopped before its people. */
export const oweCompanyInfo: Owe = async (work, { customerId, name }) => {
  const { companyType, registryRegime, activity, activitiesSince, address } = await readDemoCompany()
  const begun = { companyType, registryRegime, activity, activitiesSince, address }
  await plantCompanyFile(work, customerId, { ...defined(begun), legalName: name }, 'draft')
}

/** Handed the company's file in. */
export const oweCompanyReview: Owe = async (work, { customerId, name }) =>
  plantCompanyFile(work, customerId, { ...(await readDemoCompany()), legalName: name }, 'submitted')

/** Without what is not there. */
const defined = <T extends object>(parts: T): { [Key in keyof T]?: NonNullable<T[Key]> } =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never
