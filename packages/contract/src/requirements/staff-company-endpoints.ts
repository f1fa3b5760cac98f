import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { wireId } from '../shapes.ts'
import { companyDocumentsView, ownersComparison } from './company-shapes.ts'

/** The documents of a company, with its owners as declared and as its documents name them. */
export const staffCompanyDocuments = z.extend(companyDocumentsView, { comparison: ownersComparison })

export const getStaffCompanyDocuments = endpoint({
  name: 'getCompanyDocuments',
  summary:
    'The documents of a company with their states, and its declared owners beside those of the documents.',
  method: 'GET',
  path: '/api/customers/:id/company-papers',
  who: ['analyst', 'officer'],
  params: z.strictObject({ id: wireId('customer') }),
  reply: staffCompanyDocuments,
  refusals: ['not-found'],
})
