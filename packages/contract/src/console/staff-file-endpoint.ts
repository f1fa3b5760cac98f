import { z } from 'zod/mini'
import { staffDueDiligenceShape } from '../customers/staff-due-diligence.ts'
import { staffCompanyPapers } from '../dossiers/staff-company-endpoints.ts'
import { dossier } from '../dossiers/staff-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { wireId } from '../shapes.ts'

/** The documents, company documents and evidence of funds of one customer. */
const customerFile = z.strictObject({
  ...dossier.shape,
  /** For a company: its documents, and its owners as declared and as its documents name them. */
  papers: z.optional(staffCompanyPapers),
  /** What was sent compared with the thresholds, the requested evidence, and the accepted evidence. */
  funds: staffDueDiligenceShape,
})
export type CustomerFileWire = z.output<typeof customerFile>

export const getCustomerFile = endpoint({
  name: 'getCustomerFile',
  summary:
    'All that a customer showed and has to show, in one answer: documents, papers and evidence of funds.',
  method: 'GET',
  path: '/api/customers/:id/file',
  who: ['analyst', 'officer'],
  params: z.strictObject({ id: wireId('cus') }),
  reply: customerFile,
  refusals: ['not-found'],
})
