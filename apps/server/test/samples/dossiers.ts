import type { CustomerSession } from '@puente/contract/customer'
import type { CompanyPaperRulesWire, DossierRulesWire } from '@puente/contract/staff'
import { decisionAt, type Cast } from './cast.ts'

/** Good requests for what customers have to show. */
export function dossierSamples() {
  const body = { type: 'chilean-id', nationality: 'CL', printedEnd: '2035-01-01' }
  return {
    getIdentity: async () => ({ path: '/api/identity' }),
    announceIdentity: async () => ({ path: '/api/identity/announcement', body }),
    listRequirements: async () => ({ path: '/api/required-documents' }),
  }
}

/** Good requests for asking customers, and for changing what everybody is asked. */
export function staffDossierSamples({ as }: Cast) {
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
  const place = '/api/dossier-rules/proposal'
  const cleared = () => as('admin').decide(`${place}/decision`, 'send-back')
  const proposal = async () => {
    const { rules } = (await as('oficial').get<DossierRulesWire>('/api/dossier-rules')).body
    return { rules, note: 'Muestra' }
  }
  return {
    listDocumentReviews: async () => ({ path: '/api/document-reviews' }),
    getDossier: async () => ({ path: `${await customer()}/dossier` }),
    requestDocument: async () => {
      await withdraw()
      return { path: await requests(), body: asked }
    },
    withdrawDocumentRequest: async () => {
      await as('oficial').post(await requests(), asked)
      return { path: `${await requests()}/withdrawal`, body: { code: asked.code } }
    },
    getDossierRules: async () => ({ path: '/api/dossier-rules' }),
    proposeDossierRules: async () => {
      await cleared()
      return { path: place, body: await proposal() }
    },
    decideDossierRules: async () => {
      await cleared()
      await as('analista').post(place, await proposal())
      return decisionAt({ as }, `${place}/decision`, 'send-back')
    },
    getCustomerFile: async () => ({ path: `${await customer()}/file` }),
    ...paperRulesSamples({ as }),
  }
}

function paperRulesSamples({ as }: Pick<Cast, 'as'>) {
  const place = '/api/company-paper-rules/proposal'
  const cleared = () => as('admin').decide(`${place}/decision`, 'send-back')
  const proposal = async () => {
    const { rules } = (await as('oficial').get<CompanyPaperRulesWire>('/api/company-paper-rules')).body
    return { rules, note: 'Muestra' }
  }
  return {
    getCompanyPaperRules: async () => ({ path: '/api/company-paper-rules' }),
    proposeCompanyPaperRules: async () => {
      await cleared()
      return { path: place, body: await proposal() }
    },
    decideCompanyPaperRules: async () => {
      await cleared()
      await as('analista').post(place, await proposal())
      return decisionAt({ as }, `${place}/decision`, 'send-back')
    },
  }
}
