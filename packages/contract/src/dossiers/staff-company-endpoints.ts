import { z } from 'zod/mini'
import { decision, decisionRefusals, proposalHead, proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { instant, wireId } from '../shapes.ts'
import { companyPapersView, ownersComparison } from './company-shapes.ts'
import { companyPaperRules, companyTypeName } from './shapes.ts'

export type { CompanyPaperRules } from './shapes.ts'

/** The papers of a company, with its owners on both sides. */
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

/** The rules for companies’ papers in force, and the proposed change. */
const companyPaperRulesState = z.strictObject({
  version: z.int(),
  inForceFrom: instant,
  rules: companyPaperRules,
  companyTypes: z.array(companyTypeName),
  /** What waits for a second person. */
  proposal: z.optional(z.strictObject({ ...proposalHead, rules: companyPaperRules })),
})
export type CompanyPaperRulesWire = z.output<typeof companyPaperRulesState>

export const getCompanyPaperRules = endpoint({
  name: 'getCompanyPaperRules',
  summary: 'Which papers companies show and how long they hold; with what is proposed next.',
  method: 'GET',
  path: '/api/company-paper-rules',
  who: ['analyst', 'officer', 'admin'],
  reply: companyPaperRulesState,
  refusals: [],
})

export const proposeCompanyPaperRules = endpoint({
  name: 'proposeCompanyPaperRules',
  summary: 'Proposes other rules for companies’ papers as a whole.',
  method: 'POST',
  path: '/api/company-paper-rules/proposal',
  who: ['analyst', 'officer'],
  idempotent: true,
  body: z.strictObject({ rules: companyPaperRules, note: proposalNote }),
  reply: companyPaperRulesState,
  refusals: ['fields-wrong', 'already-proposed'],
})

export const decideCompanyPaperRules = endpoint({
  name: 'decideCompanyPaperRules',
  summary: 'A second person confirms the proposed rules for companies’ papers, or sends them back.',
  method: 'POST',
  path: '/api/company-paper-rules/proposal/decision',
  who: ['officer', 'admin'],
  stepUp: true,
  idempotent: true,
  body: decision,
  reply: companyPaperRulesState,
  refusals: [...decisionRefusals],
})
