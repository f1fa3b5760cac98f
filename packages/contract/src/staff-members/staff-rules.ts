import { z } from 'zod/mini'
import { decision, decisionRefusals, proposalHead, proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { instant, text } from '../shapes.ts'

const keepers = ['officer', 'admin'] as const

/** Rules for staff accounts. */
const staffRules = z.strictObject({
  /** Allowed e-mail domains of staff, without the @; an empty list allows any. */
  mailDomains: z.array(text(253)).check(z.maxLength(20)),
  /** Hours during which a person with a new account or role may not confirm proposals of others. */
  hoursBeforeConfirming: z.int().check(z.minimum(1), z.maximum(720)),
})
export type StaffRules = z.output<typeof staffRules>

/** The rules for staff accounts in force, and the proposed change. */
const staffRulesState = z.strictObject({
  version: z.int(),
  inForceFrom: instant,
  rules: staffRules,
  /** The waiting proposal. */
  proposal: z.optional(z.strictObject({ ...proposalHead, rules: staffRules })),
})
export type StaffRulesWire = z.output<typeof staffRulesState>

export const getStaffRules = endpoint({
  name: 'getStaffRules',
  summary:
    'The allowed e-mail domains of staff, the hours before new staff may confirm, and the waiting proposal.',
  method: 'GET',
  path: '/api/staff-rules',
  who: keepers,
  reply: staffRulesState,
  refusals: [],
})

export const proposeStaffRules = endpoint({
  name: 'proposeStaffRules',
  summary: 'Proposes new staff rules, which replace all rules in force; a second person confirms.',
  method: 'POST',
  path: '/api/staff-rules/proposal',
  who: keepers,
  idempotent: true,
  body: z.strictObject({ rules: staffRules, note: proposalNote }),
  reply: staffRulesState,
  refusals: ['already-proposed', 'fields-wrong'],
})

export const decideStaffRules = endpoint({
  name: 'decideStaffRules',
  summary: 'Confirms the rules, which take effect immediately, or sends them back.',
  method: 'POST',
  path: '/api/staff-rules/decision',
  who: keepers,
  stepUp: true,
  idempotent: true,
  body: decision,
  reply: staffRulesState,
  refusals: [...decisionRefusals],
})
