import { z } from 'zod/mini'
import { customerRisks } from '../customers/words.ts'
import { riskFacts } from '../customers/risk/risk-words.ts'
import { documentKinds, documentSides } from '../documents/words.ts'
import { endpoint } from '../endpoint.ts'
import { instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { decisionChecks, decisionOutcomes, decisionSubjects } from './words.ts'

const reviewers = ['analyst', 'officer'] as const

/** The subject of a decision, by its id. */
export const decisionSubject = z.strictObject({ kind: z.enum(decisionSubjects), id: text(40) })

/** A decision of staff about an application, a file or a document. */
const decisionHead = z.strictObject({
  id: wireId('decision'),
  subject: decisionSubject,
  customerId: wireId('customer'),
  outcome: z.enum(decisionOutcomes),
  /** Who decided, or proposed what another person confirmed. Absent when the rules decided without staff. */
  by: z.optional(text(200, 0)),
  /** Who confirmed, where two people decided. */
  confirmedBy: z.optional(text(200, 0)),
  at: instant,
})
export type DecisionHead = z.output<typeof decisionHead>

/** One check, with its result then and computed again from what was stored. */
const replayedCheck = z.strictObject({
  check: z.enum(decisionChecks),
  /** What it is about: a fact, a requirement, a document or a setting. */
  of: z.optional(text(120)),
  recorded: text(500, 0),
  again: text(500, 0),
})
export type ReplayedCheck = z.output<typeof replayedCheck>

/** A version of a setting that a decision used. */
const usedSetting = z.strictObject({ kind: text(40), key: text(80), version: z.int() })

/** A file that was on hand. */
const usedDocument = z.strictObject({
  id: wireId('document'),
  kind: z.enum(documentKinds),
  side: z.optional(z.enum(documentSides)),
  page: z.int(),
  /** The first characters of its SHA-256, in hexadecimal digits. */
  hash: text(16),
})

/** A text that the customer read, or the code of one: the reason of a refusal, or the part to correct. */
const customerText = z.strictObject({ code: z.optional(text(40)), text: z.optional(text(1000, 0)) })

/** A decision with everything it used, and the result of computing it again. */
const decisionRecord = z.strictObject({
  ...decisionHead.shape,
  customerName: text(200, 0),
  /** When the confirmed proposal was made. */
  proposedAt: z.optional(instant),
  note: z.optional(text(1000, 0)),
  /** What the customer read beside the outcome. */
  customerTexts: z.array(customerText),
  settings: z.array(usedSetting),
  documents: z.array(usedDocument),
  screening: z.optional(z.strictObject({ verdict: z.enum(['clear', 'hit']), listVersion: text(80) })),
  risk: z.optional(
    z.strictObject({
      /** In force at the decision. */
      risk: z.enum(customerRisks),
      /** The score by rules; absent for a customer without one. */
      score: z.optional(z.int()),
      contributions: z.array(z.strictObject({ fact: z.enum(riskFacts), value: text(40), points: z.int() })),
    }),
  ),
  replay: z.strictObject({
    /** Whether every check has the same result. */
    isSame: z.boolean(),
    checks: z.array(replayedCheck),
  }),
})
export type DecisionRecordWire = z.output<typeof decisionRecord>

export const listDecisions = endpoint({
  name: 'listDecisions',
  summary:
    'Decisions about a customer, the newest first; of one application, file or document when it is named.',
  method: 'GET',
  path: '/api/decisions',
  who: reviewers,
  query: z.strictObject({
    customerId: wireId('customer'),
    subjectKind: z.optional(z.enum(decisionSubjects)),
    /** The id of the application, file or document, together with its kind. */
    subjectId: z.optional(text(40)),
    ...paging,
  }),
  reply: pageOf(decisionHead),
  refusals: [],
})

export const getDecision = endpoint({
  name: 'getDecision',
  summary: 'One decision with the versions that it used, computed again from them; the view is recorded.',
  method: 'GET',
  path: '/api/decisions/:id',
  who: reviewers,
  params: z.strictObject({ id: wireId('decision') }),
  reply: decisionRecord,
  refusals: ['not-found'],
})
