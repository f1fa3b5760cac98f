import { z } from 'zod/mini'
import { decision, decisionRefusals, proposalHead, proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { instant, text } from '../shapes.ts'

const keepers = ['officer', 'admin'] as const

/** Rules for staff accounts. */
const staffRules = z.strictObject({
  /** The domains at which staff have their e-mail, as after the @; none allows any. */
  mailDomains: z.array(text(253)).check(z.maxLength(20)),
  /** For so many hours somebody who came in, or got another role, confirms nothing that others propose. */
  hoursBeforeConfirming: z.int().check(z.minimum(1), z.maximum(720)),
})
export type StaffRules = z.output<typeof staffRules>

/** The rules for staff accounts in force, and the proposed change. */
const staffRulesState = z.strictObject({
  version: z.int(),
  inForceFrom: instant,
  rules: staffRules,
  /** What waits for a second person. */
  proposal: z.optional(z.strictObject({ ...proposalHead, rules: staffRules })),
})
export type StaffRulesWire = z.output<typeof staffRulesState>

export const getStaffRules = endpoint({
  name: 'getStaffRules',
  summary: 'Where staff may have their e-mail, and when new ones confirm; with what is proposed next.',
  method: 'GET',
  path: '/api/staff-rules',
  who: keepers,
  reply: staffRulesState,
  refusals: [],
})

export const proposeStaffRules = endpoint({
  name: 'proposeStaffRules',
  summary: 'Proposes other rules for staff as a whole; a second person has to confirm them.',
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
  summary: 'A second person confirms or sends back; confirmed, the rules are in force at once.',
  method: 'POST',
  path: '/api/staff-rules/decision',
  who: keepers,
  stepUp: true,
  idempotent: true,
  body: decision,
  reply: staffRulesState,
  refusals: [...decisionRefusals],
})
