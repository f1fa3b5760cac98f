import { parseRut } from '@puente/contract/corridors'
import { givenNamesOf } from '../../../modules/customers/index.ts'
import { seedApplication, seedCompanyApplication } from '../../../modules/onboarding/index.ts'
import { seedCompanyPeople } from '../../../modules/requirements/index.ts'
import { customerDocumentPdf } from '../customer-document-pdf.ts'
import { readDemoCompany } from '../demo-data.ts'
import type { Debtor, Owe } from './owing.ts'

const ADDRESS = { street: 'Calle de Prueba', number: '321', comuna: '13101' }

/** The given names, and the remaining ones. */
function namesOf({ name }: Pick<Debtor, 'name'>): { givenNames: string; surnames: string } {
  const givenNames = givenNamesOf(name)
  return { givenNames, surnames: name.slice(givenNames.length).trim() }
}

/** Started the application and stopped at the identity. */
export const owePersonInfo: Owe = (work, debtor) => seedApplication(work, debtor, namesOf(debtor), 'draft')

/** Submitted the application, and the registry did not respond: staff review it. */
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
  return seedApplication(work, debtor, file, 'with-staff')
}

/** Entered the company's data, and stopped before its people. */
export const oweCompanyInfo: Owe = async (work, { customerId, name }) => {
  const { companyType, registryRegime, registryCode, activityCode, activity, activitiesSince, address } =
    await readDemoCompany()
  const registered = { companyType, registryRegime, registryCode }
  const begun = { ...registered, activityCode, activity, activitiesSince, address }
  await seedCompanyApplication(work, customerId, { ...defined(begun), legalName: name }, 'draft')
}

/** Submitted the company's application, with an accepted document of each person behind it. */
export const oweCompanyReview: Owe = async (work, { customerId, userId, name, files }) => {
  await seedCompanyApplication(
    work,
    customerId,
    { ...(await readDemoCompany()), legalName: name },
    'submitted',
  )
  await seedCompanyPeople(work, { customerId, userId, files, pdfOf: customerDocumentPdf })
}

/** Removes undefined properties. */
const defined = <T extends object>(parts: T): { [Key in keyof T]?: NonNullable<T[Key]> } =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never
