import { toWireId } from '@puente/contract'
import type { Sample } from '../authorisation.ts'
import { customerMade, wholeCompany, type Made } from '../companies.ts'
import type { Cast } from './cast.ts'

/** Valid requests about the documents of a company that was created for them. */
export function companyDocumentSamples(cast: Cast) {
  const by = (make: (company: Made) => Promise<Sample>) => async (): Promise<Sample> => {
    const company = await customerMade(cast.life, { kind: 'company', name: 'Papeles de Paso SpA' })
    const { cookie } = company.client
    return { ...(await make(company)), ...(cookie === undefined ? {} : { cookie }) }
  }
  return {
    getCompanyDocuments: by(async () => ({ path: '/api/company-papers' })),
    compareCompanyOwners: by(async () => ({ path: '/api/company-owners' })),
    correctCompanyOwners: by(async ({ client }) => {
      await client.ask('PATCH', '/api/company-file', wholeCompany())
      return { path: '/api/company-owners', body: { owners: wholeCompany().owners ?? [] } }
    }),
  }
}

/** Valid requests of staff about them. */
export const staffCompanyDocumentSamples = (cast: Cast) => ({
  getCompanyDocuments: async (): Promise<Sample> => {
    const { customerId } = await customerMade(cast.life, { kind: 'company', name: 'Papeles de Paso SpA' })
    return { path: `/api/customers/${toWireId('customer', customerId)}/company-papers` }
  },
})
