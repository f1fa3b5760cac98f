import { z } from 'zod/mini'
import { seenFiles } from '../documents/shapes.ts'
import { instant, text, wireId } from '../shapes.ts'

/**
 * Who made a proposal that waits for confirmation, and why. Its content is a separate field. A proposal never changes:
 * a changed proposal has another id.
 */
export const proposalHead = {
  id: wireId('proposal'),
  note: text(1000),
  by: text(200, 0),
  byId: wireId('staff'),
  at: instant,
  /** Only a compliance officer may confirm it; others may send it back. */
  awaitsOfficer: z.optional(z.boolean()),
  /** The account of its author was locked afterwards: it cannot be confirmed. Others may send it back. */
  proposerLocked: z.optional(z.boolean()),
}

/** A proposal that contains only who made it, when and why. */
export const proposalShape = z.strictObject(proposalHead)

/** The reason of a proposal, for the second person. */
export const proposalNote = text(1000, 3)

/** A proposal with its reason only; the path names the action and its subject. */
export const reasonedProposal = z.strictObject({ note: proposalNote })

/** The acceptance of a case with files, or its proposal; the path names the action and its subject. */
export const reasonedAcceptance = z.strictObject({ note: proposalNote, seen: seenFiles })

/** The decision of the second person. The path names the proposal. */
export const verdict = z.strictObject({
  decision: z.enum(['confirm', 'send-back']),
  /** Why the proposal is sent back; its author reads it. Required with 'send-back' and refused with 'confirm'. */
  note: z.optional(proposalNote),
})
export type Verdict = z.output<typeof verdict>

/** The second person's decision about the proposal they read. It does not apply to a proposal that replaces it. */
export interface Decision extends Verdict {
  readonly proposalId: string
}

/** Refusals of every decision about a proposal. */
export const decisionRefusals = [
  'no-proposal',
  'proposal-changed',
  'same-person',
  'too-new-to-confirm',
  'proposer-too-new',
  'proposer-locked',
] as const
export type DecisionRefusal = (typeof decisionRefusals)[number]
