import { z } from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { emptyBody, instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { dataRequestHead, dataRequestTexts, requestText } from './shapes.ts'
import { selfieAnswers } from '../requirements/selfie-words.ts'
import { termsKinds } from '../terms/words.ts'
import { dataRequestKinds, myDataFormats, personalGroups } from './words.ts'

const id = z.strictObject({ id: wireId('data-request') })

/** A request of a person about their data, as they read it. */
export const dataRequest = z.strictObject({
  ...dataRequestHead,
  ...dataRequestTexts,
  /** The first name of the member of staff who answered. */
  answeredBy: z.optional(text(140)),
  /** Whether the person may withdraw it, or lift what it stopped. */
  mayWithdraw: z.boolean(),
})
export type DataRequestWire = z.output<typeof dataRequest>

export const listDataRequests = endpoint({
  name: 'listDataRequests',
  summary: 'The user’s requests about their data, the latest first.',
  method: 'GET',
  path: '/api/data-requests',
  who: 'customer',
  power: 'own',
  query: z.strictObject(paging),
  reply: pageOf(dataRequest),
  refusals: [],
})

export const createDataRequest = endpoint({
  name: 'createDataRequest',
  summary: 'Creates a request of the user about their data; its legal period begins.',
  method: 'POST',
  path: '/api/data-requests',
  who: 'customer',
  power: 'own',
  stepUp: true,
  idempotent: true,
  body: z.strictObject({ kind: z.enum(dataRequestKinds), text: requestText }),
  reply: dataRequest,
  status: 201,
  refusals: ['data-request-open'],
})

export const getDataRequest = endpoint({
  name: 'getDataRequest',
  summary: 'One of the user’s requests about their data.',
  method: 'GET',
  path: '/api/data-requests/:id',
  who: 'customer',
  power: 'own',
  params: id,
  reply: dataRequest,
  refusals: [],
})

export const withdrawDataRequest = endpoint({
  name: 'withdrawDataRequest',
  summary: 'Withdraws an open request, or lifts a granted blocking or opposition.',
  method: 'POST',
  path: '/api/data-requests/:id/withdrawal',
  who: 'customer',
  power: 'own',
  idempotent: true,
  params: id,
  body: emptyBody,
  reply: dataRequest,
  refusals: ['data-request-closed'],
})

/** An answer of the user to the request for a selfie. */
const selfieAnswer = z.strictObject({
  answer: z.enum(selfieAnswers),
  /** The version of the text that they read; 0 is the initial one. */
  version: z.int(),
  at: instant,
  /** When it was withdrawn or replaced by another answer. */
  endedAt: z.optional(instant),
})

/** What we hold about the user, by group, with their consents. */
export const myData = z.strictObject({
  /** The number of stored rows of each group. */
  groups: z.array(z.strictObject({ group: z.enum(personalGroups), count: z.int() })),
  /** Every version of every text that the user accepted, the latest first. */
  consents: z.array(z.strictObject({ kind: z.enum(termsKinds), version: z.int(), at: instant })),
  /** Every answer to the request for a selfie, the latest first. */
  selfieConsents: z.array(selfieAnswer),
  /** How many years data is kept after the end of the relationship. */
  keptYears: z.int(),
  /** Whether the data is excluded from uses that no duty requires. */
  blocked: z.boolean(),
})
export type MyDataWire = z.output<typeof myData>

export const getMyData = endpoint({
  name: 'getMyData',
  summary: 'What we hold about the user, by group, with the history of their consents.',
  method: 'GET',
  path: '/api/my-data',
  who: 'customer',
  power: 'own',
  reply: myData,
  refusals: [],
})

export const getMyDataFile = fileEndpoint({
  name: 'getMyDataFile',
  summary: 'The data of the user as a file: JSON for machines, PDF for people.',
  method: 'GET',
  path: '/api/my-data/file',
  who: 'customer',
  power: 'own',
  stepUp: true,
  query: z.strictObject({ format: z.enum(myDataFormats) }),
  stream: ['application/json', 'application/pdf'],
  refusals: [],
})
