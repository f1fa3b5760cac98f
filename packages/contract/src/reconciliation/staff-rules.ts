import { z } from 'zod/mini'
import { decision, decisionRefusals, proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { reconciliationRulesData, reconciliationRulesShape, rehearsalShape } from './staff-shapes.ts'

const writers = ['treasury', 'officer', 'admin'] as const

export const getReconciliationRules = endpoint({
  name: 'getReconciliationRules',
  summary: 'The matching rules in force in their order, how often each held, and the change that waits.',
  method: 'GET',
  path: '/api/reconciliation-rules',
  who: writers,
  reply: reconciliationRulesShape,
  refusals: [],
})

export const rehearseReconciliationRules = endpoint({
  name: 'rehearseReconciliationRules',
  summary: 'Says what rules would match of all that is open now, and how that differs; changes nothing.',
  method: 'POST',
  path: '/api/reconciliation-rules/rehearsal',
  who: writers,
  body: z.strictObject({ data: reconciliationRulesData }),
  reply: rehearsalShape,
  refusals: ['fields-wrong'],
})

export const proposeReconciliationRules = endpoint({
  name: 'proposeReconciliationRules',
  summary: 'Proposes the rules anew as a whole; a second person has to confirm them.',
  method: 'POST',
  path: '/api/reconciliation-rules/proposal',
  who: writers,
  idempotent: true,
  body: z.strictObject({ data: reconciliationRulesData, note: proposalNote }),
  reply: reconciliationRulesShape,
  refusals: ['already-proposed', 'fields-wrong'],
})

export const decideReconciliationRules = endpoint({
  name: 'decideReconciliationRules',
  summary: 'Confirms the rules, which take effect immediately, or sends them back.',
  method: 'POST',
  path: '/api/reconciliation-rules/decision',
  who: writers,
  stepUp: true,
  idempotent: true,
  body: decision,
  reply: reconciliationRulesShape,
  refusals: [...decisionRefusals],
})
