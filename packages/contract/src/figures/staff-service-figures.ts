import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, day, instant, text } from '../shapes.ts'
import { answerTimes } from '../support/answer-times.ts'
import { decisionOutcomes, decisionSubjects } from '../decisions/words.ts'
import { periodAsked, periodsCompared } from './staff-endpoints.ts'

/** How often something was decided with one outcome. */
const decisionCount = z.strictObject({
  about: z.enum(decisionSubjects),
  outcome: z.enum(decisionOutcomes),
  count: z.int(),
  /** In the period that it is compared with. */
  before: z.int(),
})
export type DecisionCountWire = z.output<typeof decisionCount>

/** Checks of names against the watch lists. */
const checks = z.strictObject({
  count: z.int(),
  /** Checks with at least one hit. */
  hits: z.int(),
})

/** What was decided about applications and documents in a period, and the checks against the lists. */
const decisionFigures = z.strictObject({
  ...periodsCompared,
  decisions: z.array(decisionCount),
  checks,
  checksBefore: checks,
  /** Every day of the period, in order: decisions of any outcome, and approvals among them. */
  days: z.array(z.strictObject({ day, decided: z.int(), approved: z.int(), hits: z.int() })),
})
export type DecisionFiguresWire = z.output<typeof decisionFigures>

const whoDecides = ['analyst', 'officer', 'admin'] as const

export const getDecisionFigures = endpoint({
  name: 'getDecisionFigures',
  summary:
    'Decisions about applications, company files, levels and documents in a period of at most 366 days, by outcome, and the hits of the watch lists.',
  method: 'GET',
  path: '/api/decision-figures',
  who: whoDecides,
  query: z.strictObject(periodAsked),
  reply: decisionFigures,
  refusals: ['fields-wrong'],
})

/** Calls to one partner in a period. Durations are interpolated within classes. */
const partnerCalls = z.strictObject({
  partner: text(30),
  calls: z.int(),
  /** Calls without the answer `ok`. */
  failed: z.int(),
  /** Each outcome and how often it occurred, the most frequent first. */
  outcomes: z.array(z.strictObject({ outcome: text(60), count: z.int() })),
  medianMs: z.optional(z.int()),
  ninthDecileMs: z.optional(z.int()),
  /** In the period that it is compared with. */
  callsBefore: z.int(),
  failedBefore: z.int(),
})
export type PartnerCallsWire = z.output<typeof partnerCalls>

/** The age of the newest accepted rate of a currency. */
const rateAge = z.strictObject({
  currency: currencyCode,
  /** Absent without an accepted rate. */
  asOf: z.optional(instant),
  /** Too old to sell with. */
  isStale: z.boolean(),
})
export type RateAgeWire = z.output<typeof rateAge>

/** How partners answered in a period, and how old rates, watch lists and the replay of the books are now. */
const serviceFigures = z.strictObject({
  ...periodsCompared,
  at: instant,
  partners: z.array(partnerCalls),
  rates: z.array(rateAge),
  /** The version of the watch lists in use; absent before the first check. */
  lists: z.optional(
    z.strictObject({
      version: text(200),
      /** The day of the first check with this version. */
      since: day,
      /** The day of the last check with it. */
      lastOn: day,
    }),
  ),
  /** First answers to customers in the last 90 days, complaints excluded, as published to customers. */
  answers: z.strictObject({
    count: z.int(),
    /** Absent with fewer than 30 answers. */
    times: z.optional(answerTimes),
  }),
  /** The last replay of the books; absent before the first. */
  replay: z.optional(z.strictObject({ at: instant, faults: z.int() })),
})
export type ServiceFiguresWire = z.output<typeof serviceFigures>

export const getServiceFigures = endpoint({
  name: 'getServiceFigures',
  summary:
    'Calls to partners in a period of at most 366 days by outcome and duration, and the age of rates, watch lists and the replay of the books.',
  method: 'GET',
  path: '/api/service-figures',
  who: ['analyst', 'officer', 'treasury', 'admin'],
  query: z.strictObject(periodAsked),
  reply: serviceFigures,
  refusals: ['fields-wrong'],
})
