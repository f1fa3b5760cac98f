import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { day, instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { requestText } from './shapes.ts'
import { breachDataClasses } from './words.ts'

const keepers = ['officer', 'admin'] as const
const id = z.strictObject({ id: wireId('breach') })

/** What staff record about a breach of personal data. */
const recorded = {
  /** The day on which it happened, when it is known. */
  happenedOn: z.optional(day),
  /** The day on which the operator learned of it. */
  knownOn: day,
  dataClasses: z.array(z.enum(breachDataClasses)),
  /** The number of people affected, approximately. */
  peopleCount: z.int(),
  what: requestText,
  measures: requestText,
  /** The days on which the agency and the people were notified. */
  agencyNotifiedOn: z.optional(day),
  peopleNotifiedOn: z.optional(day),
}

/** What staff record about a breach of personal data. */
const breachBody = z.strictObject(recorded)
export type BreachBody = z.output<typeof breachBody>

/** A breach of personal data, as the register has it. */
export const breach = z.strictObject({
  id: wireId('breach'),
  ...recorded,
  recordedBy: text(200, 0),
  recordedAt: instant,
  changedBy: text(200, 0),
  changedAt: instant,
})
export type BreachWire = z.output<typeof breach>

export const listBreaches = endpoint({
  name: 'listBreaches',
  summary: 'The register of breaches of personal data, the latest known first.',
  method: 'GET',
  path: '/api/data-breaches',
  who: keepers,
  query: z.strictObject(paging),
  reply: pageOf(breach),
  refusals: [],
})

export const getBreach = endpoint({
  name: 'getBreach',
  summary: 'One breach of personal data.',
  method: 'GET',
  path: '/api/data-breaches/:id',
  who: keepers,
  params: id,
  reply: breach,
  refusals: [],
})

export const recordBreach = endpoint({
  name: 'recordBreach',
  summary: 'Records a breach of personal data.',
  method: 'POST',
  path: '/api/data-breaches',
  who: keepers,
  idempotent: true,
  body: breachBody,
  reply: breach,
  status: 201,
  refusals: ['fields-wrong'],
})

export const changeBreach = endpoint({
  name: 'changeBreach',
  summary: 'Changes what is recorded about a breach, such as who was notified.',
  method: 'PUT',
  path: '/api/data-breaches/:id',
  who: keepers,
  params: id,
  body: breachBody,
  reply: breach,
  refusals: ['fields-wrong'],
})

export const exportBreaches = exportEndpoint({
  name: 'exportBreaches',
  of: listBreaches,
  who: keepers,
})
