import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { wireId } from '../shapes.ts'
import { companyPapersView, ownersComparison } from './company-shapes.ts'

/** The documents of a company, with its owners as declared and as its documents name them. */
export const staffCompanyPapers = z.extend(companyPapersView, { comparison: ownersComparison })

export const getStaffCompanyPapers = endpoint({
  name: 'getCompanyPapers',
  summary: 'The papers of a company as they stand, and its owners as it declared them beside its papers.',
  method: 'GET',
  path: '/api/customers/:id/company-papers',
  who: ['analyst', 'officer'],
  params: z.strictObject({ id: wireId('cus') }),
  reply: staffCompanyPapers,
  refusals: ['not-found'],
})
