import { z } from 'zod/mini'
import { approvalKindNames } from '../approvals/kinds.ts'
import { documentKinds, documentScans, documentSides } from '../documents/words.ts'
import { endpoint, fileEndpoint, staffRoles } from '../endpoint.ts'
import { instant, text, wireId } from '../shapes.ts'
import { aloneNames, type AloneName } from './staff-alone.ts'
import { decisionOutcomes, decisionSubjects } from './words.ts'

/** A member of staff in the role in which they acted. */
const actingStaff = z.strictObject({
  id: wireId('staff'),
  name: text(200, 0),
  /** Absent where the role was not kept. */
  role: z.optional(z.enum(staffRoles)),
})
export type ActingStaff = z.output<typeof actingStaff>

/** What happened in a decision: each step has its time, and the person where one acted. */
export const decisionStepKinds = [
  'asked',
  'escalated',
  'given-back',
  'proposed',
  'confirmed',
  'sent-back',
  'withdrawn',
  'decided',
] as const
export type DecisionStepKind = (typeof decisionStepKinds)[number]

/** One step of a decision. */
const decisionStep = z.strictObject({
  kind: z.enum(decisionStepKinds),
  at: instant,
  /** Absent for a step of the customer, and of the rules without staff. */
  by: z.optional(actingStaff),
  note: z.optional(text(2000, 0)),
})
export type DecisionStep = z.output<typeof decisionStep>

/** A message that followed the decision, by its template. */
const readMessage = z.strictObject({
  channel: z.enum(['mail', 'sms']),
  template: text(80),
  state: z.enum(['waiting', 'sent', 'failed', 'bounced']),
  at: instant,
  /** The version of the texts in force then; 0 for the initial ones. */
  version: z.int(),
  /** The subject of the texts in that version, with '…' for each of its values. */
  title: text(400, 0),
})
export type ReadMessage = z.output<typeof readMessage>

/** What is decided: a kind of proposal with its action, a decision of one person, or a decision with its checks. */
const decidedMatter = z.strictObject({
  approval: z.optional(z.strictObject({ kind: z.enum(approvalKindNames), action: text(120) })),
  alone: z.optional(
    z.strictObject({ endpoint: z.enum(aloneNames as [AloneName, ...AloneName[]]), outcome: text(80, 0) }),
  ),
  record: z.optional(
    z.strictObject({
      id: wireId('decision'),
      kind: z.enum(decisionSubjects),
      outcome: z.enum(decisionOutcomes),
    }),
  ),
})
export type DecidedMatter = z.output<typeof decidedMatter>

/** A file on hand at a decision. */
const decidedFile = z.strictObject({
  id: wireId('document'),
  kind: z.enum(documentKinds),
  side: z.optional(z.enum(documentSides)),
  page: z.int(),
  /** The first characters of its SHA-256. */
  hash: text(16),
  /** What the virus scanner had found; absent in records from before it was kept. */
  scan: z.optional(z.enum(documentScans)),
  /** The people of the decision who opened this file, and when each did last. */
  opened: z.array(z.strictObject({ by: actingStaff, at: instant })),
})

/** One decision about a case, from the question to its end. */
const caseDecision = z.strictObject({
  /** The id of the proposal or of the record. */
  id: text(40),
  matter: decidedMatter,
  isOpen: z.boolean(),
  /** In the order of time. */
  steps: z.array(decisionStep),
  /** Texts that the customer read, or their codes. */
  customerTexts: z.array(z.strictObject({ code: z.optional(text(40)), text: z.optional(text(2000, 0)) })),
  messages: z.array(readMessage),
  /** Versions of settings that counted; 0 for initial data. */
  settings: z.array(z.strictObject({ kind: text(40), key: text(80), version: z.int() })),
  documents: z.array(decidedFile),
  /** The verdict of the lists, and their version. */
  screening: z.optional(z.strictObject({ verdict: z.enum(['clear', 'hit']), listVersion: text(80) })),
})
export type CaseDecision = z.output<typeof caseDecision>

/** Every decision about a case that the caller may read, the newest first. */
const caseDecisions = z.strictObject({ items: z.array(caseDecision) })

/** A case by its id; a setting by its kind and key, and `sending`, `sales` or `ledger-periods` by their word. */
const ofCase = z.strictObject({
  /** The id of the case, or of a setting its kind and key. */
  id: text(160),
})

export const getCaseDecisions = endpoint({
  name: 'getCaseDecisions',
  summary: 'The decisions about a case, the newest first: who, when, why, and what counted.',
  method: 'GET',
  path: '/api/case-decisions',
  who: staffRoles,
  query: ofCase,
  reply: caseDecisions,
  refusals: [],
})

export const getCaseDecisionsFile = fileEndpoint({
  name: 'getCaseDecisionsFile',
  summary: 'The decisions about a case as a PDF, with its facts and comments; the download is recorded.',
  method: 'GET',
  path: '/api/case-decisions/file',
  who: staffRoles,
  query: ofCase,
  stream: 'application/pdf',
  refusals: ['not-found'],
})
