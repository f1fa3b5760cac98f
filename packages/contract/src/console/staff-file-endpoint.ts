import { z } from 'zod/mini'
import { staffDueDiligenceShape } from '../customers/due-diligence/staff-due-diligence.ts'
import { staffCompanyDocuments } from '../requirements/staff-company-endpoints.ts'
import { documentRequirements } from '../requirements/staff-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { wireId } from '../shapes.ts'

/** The documents, company documents and evidence of funds of one customer. */
const customerFile = z.strictObject({
  ...documentRequirements.shape,
  /** For a company: its documents, and its owners as declared and as its documents name them. */
  papers: z.optional(staffCompanyDocuments),
  /** What was sent compared with the thresholds, the requested evidence, and the accepted evidence. */
  funds: staffDueDiligenceShape,
})
export type CustomerFileWire = z.output<typeof customerFile>

export const getCustomerFile = endpoint({
  name: 'getCustomerFile',
  summary: 'The customer file: documents, company documents and evidence of funds, met and open.',
  method: 'GET',
  path: '/api/customers/:id/file',
  who: ['analyst', 'officer'],
  params: z.strictObject({ id: wireId('customer') }),
  reply: customerFile,
  refusals: ['not-found'],
})
