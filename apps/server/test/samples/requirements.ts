import type { CustomerSession } from '@puente/contract/customer'
import type { Cast } from './cast.ts'

/** Valid requests about customers' document requirements. */
export function requirementSamples() {
  const body = { type: 'chilean-id', nationality: 'CL', printedEnd: '2035-01-01' }
  return {
    getIdentity: async () => ({ path: '/api/identity' }),
    announceIdentity: async () => ({ path: '/api/identity/announcement', body }),
    listRequirements: async () => ({ path: '/api/required-documents' }),
  }
}

/** Valid requests for requiring documents of one customer. */
export function staffRequirementSamples({ as }: Cast) {
  const asked = {
    code: 'proof-of-income',
    blocks: false,
    reason: 'Muestra',
    message: 'Envíanos este documento.',
  }
  const customer = async () => {
    const { actingAs } = (await as('persona').get<CustomerSession>('/api/session')).body
    return `/api/customers/${actingAs.id}`
  }
  const requests = async () => `${await customer()}/document-requests`
  const withdraw = async () => as('oficial').post(`${await requests()}/withdrawal`, { code: asked.code })
  return {
    listDocumentReviews: async () => ({ path: '/api/document-reviews' }),
    getDocumentRequirements: async () => ({ path: `${await customer()}/requirements` }),
    requestDocument: async () => {
      await withdraw()
      return { path: await requests(), body: asked }
    },
    withdrawDocumentRequest: async () => {
      await as('oficial').post(await requests(), asked)
      return { path: `${await requests()}/withdrawal`, body: { code: asked.code } }
    },
    getCustomerFile: async () => ({ path: `${await customer()}/file` }),
  }
}
