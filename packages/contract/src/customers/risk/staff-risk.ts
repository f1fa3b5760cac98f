import { z } from 'zod/mini'
import { proposalShape, reasonedProposal } from '../../approvals/shapes.ts'
import { endpoint } from '../../endpoint.ts'
import { instant, text, wireId } from '../../shapes.ts'
import { diligences, riskFacts } from './risk-words.ts'
import { exposures, politicalExposures } from '../../requirements/level-words.ts'
import { customerRisks } from '../words.ts'

/** What one fact adds to a score. */
export const riskContribution = z.strictObject({
  fact: z.enum(riskFacts),
  /** The code, or the amount from which the rule applies: USD cents for `sent-year`, CLP for `expected-month`. */
  value: text(40),
  points: z.int(),
})
export type RiskContribution = z.output<typeof riskContribution>

/** A score by rules, with the version of the setting that was in force. */
const riskAssessment = z.strictObject({
  score: z.int(),
  risk: z.enum(customerRisks),
  rulesVersion: z.int(),
  contributions: z.array(riskContribution),
  at: instant,
})
export type RiskAssessment = z.output<typeof riskAssessment>

/** The risk of a customer: in force, by rules, and set by a person. */
const customerRiskView = z.strictObject({
  risk: z.enum(customerRisks),
  diligence: z.enum(diligences),
  /** The months between two confirmations of data. */
  reviewMonths: z.int(),
  /** The scores, newest first; empty until the first one. */
  assessments: z.array(riskAssessment),
  /** What a person set instead of the risk by rules. */
  override: z.optional(
    z.strictObject({
      risk: z.enum(customerRisks),
      at: instant,
      /** Absent for a risk from before there were rules. */
      reason: z.optional(text(1000)),
      by: z.optional(text(200, 0)),
      confirmedBy: z.optional(text(200, 0)),
    }),
  ),
  /** An exposure with which nobody accepted the customer: two people decide whether the customer stays. */
  exposure: z.optional(
    z.strictObject({
      caseId: wireId('exposure-case'),
      openedAt: instant,
      /** The exposure in force. Absent in a case whose declaration was withdrawn while that ended the exposure. */
      exposure: z.optional(z.enum(politicalExposures)),
      /** What a person declared about the exposure. */
      declared: z.optional(text(1000)),
      proposal: z.optional(proposalShape),
    }),
  ),
  /** What the customer declares now about an exposure, where it is less than the exposure in force. */
  declaresNow: z.optional(z.enum(exposures)),
  /** The last time that two people decided that the customer stays, exposed. */
  kept: z.optional(
    z.strictObject({
      at: instant,
      /** The proposer, and what they checked. */
      by: text(200, 0),
      reason: z.optional(text(1000)),
      confirmedBy: text(200, 0),
    }),
  ),
  /** A lower risk that waits for a second person. */
  proposal: z.optional(z.strictObject({ ...proposalShape.shape, risk: z.enum(customerRisks) })),
})
export type CustomerRiskView = z.output<typeof customerRiskView>

export const getCustomerRisk = endpoint({
  name: 'getCustomerRisk',
  summary:
    'The risk of a customer: score, contributions, history, and what a person set; the view is recorded.',
  method: 'GET',
  path: '/api/customers/:id/risk',
  who: ['analyst', 'officer'],
  params: z.strictObject({ id: wireId('customer') }),
  reply: customerRiskView,
  refusals: [],
})

export const proposeToKeepExposed = endpoint({
  name: 'proposeToKeepExposed',
  summary:
    'Proposes that a customer who became politically exposed stays. A compliance officer proposes or confirms it.',
  method: 'POST',
  path: '/api/customers/:id/exposure-proposal',
  who: ['analyst', 'officer'],
  params: z.strictObject({ id: wireId('customer') }),
  body: reasonedProposal,
  refusals: ['not-found', 'no-exposure-case', 'already-proposed'],
})
