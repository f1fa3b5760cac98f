import { z } from 'zod/mini'
import { instant, text, wireId } from '../shapes.ts'

/**
 * Who proposed something and why, while another has yet to decide; what was proposed stands beside it. A proposal never
 * changes: a changed one has another id.
 */
export const proposalHead = {
  id: wireId('prp'),
  note: text(1000),
  by: text(200, 0),
  byId: wireId('stf'),
  at: instant,
}

/** A proposal that says nothing beside who made it, when and why. */
export const proposalShape = z.strictObject(proposalHead)

/** Why something is proposed: the second person reads it. */
export const proposalNote = text(1000, 3)

/** A proposal of which only the reason is stated: the path says the rest. */
export const reasonedProposal = z.strictObject({ note: proposalNote })

/** What a second person answers, where the path names the proposal. */
export const verdict = z.strictObject({ decision: z.enum(['confirm', 'send-back']) })

/** What a second person answers to the proposal they read; another that took its place is not decided by it. */
export const decision = z.strictObject({ ...verdict.shape, proposalId: wireId('prp') })
export type Decision = z.output<typeof decision>

/** What any decision about a proposal may be refused with. */
export const decisionRefusals = [
  'no-proposal',
  'proposal-changed',
  'same-person',
  'too-new-to-confirm',
  'proposer-too-new',
] as const
export type DecisionRefusal = (typeof decisionRefusals)[number]
