import { z } from 'zod/mini'
import { caseFile } from '../documents/shapes.ts'
import { instant, text, wireId } from '../shapes.ts'
import { decisionChecks, escalationEnds, lineStandings } from './words.ts'

/** One line of what must hold before a case is accepted: the same check that the decision records. */
const checklistLine = z.strictObject({
  check: z.enum(decisionChecks),
  /** What it is about: a fact, a requirement or a document. */
  of: z.optional(text(120)),
  result: text(500, 0),
  standing: z.enum(lineStandings),
})
export type ChecklistLine = z.output<typeof checklistLine>

/** A case that a reviewer handed to the compliance officer. */
const caseEscalation = z.strictObject({
  id: wireId('escalation'),
  reason: text(1000),
  by: text(200, 0),
  byId: wireId('staff'),
  at: instant,
  /** Until when the officer answers. */
  dueAt: instant,
  endedAt: z.optional(instant),
  end: z.optional(z.enum(escalationEnds)),
  endedBy: z.optional(text(200, 0)),
  /** What the officer wrote when giving it back. */
  note: z.optional(text(1000)),
})
export type CaseEscalation = z.output<typeof caseEscalation>

/** The latest answer of the watch lists about a case. */
export const screeningAnswer = z.strictObject({
  verdict: z.enum(['clear', 'hit']),
  at: instant,
  listVersion: text(80),
  /** Whether it was given so long ago that the lists are asked again before a decision. */
  isOld: z.boolean(),
})
export type ScreeningAnswer = z.output<typeof screeningAnswer>

/** What a reviewer needs besides the case itself. */
export const caseReview = z.strictObject({
  checklist: z.array(checklistLine),
  /** The files that who accepts has to open, the newest first. */
  files: z.array(caseFile),
  /** Absent before the first answer. */
  screening: z.optional(screeningAnswer),
  /** The open escalation first, then the former ones, the newest first. */
  escalations: z.array(caseEscalation),
})
export type CaseReview = z.output<typeof caseReview>

/** The escalations of a document in review, which has no checklist of its own. */
export const caseEscalations = z.array(caseEscalation)
