import { z } from 'zod/mini'
import { customerReference } from '../customers/references.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { threadOrders } from '../list-orders.ts'
import { pageOf, paging, text, wireId, emptyBody } from '../shapes.ts'
import { earlierQuery, newMessage, threadHead, threadMessages } from './shapes.ts'
import { threadKinds, threadStates } from './words.ts'

const helpers = ['support', 'officer', 'admin'] as const
const id = z.strictObject({ id: wireId('thread') })

const staffHead = {
  ...threadHead,
  customer: z.optional(customerReference),
}

/** A conversation with a customer, as lists show it. */
export const staffThreadSummary = z.strictObject(staffHead)
export type StaffThreadSummary = z.output<typeof staffThreadSummary>

/** A conversation with a customer as staff see it. */
export const staffThread = z.strictObject({
  ...staffHead,
  ...threadMessages,
  transferReference: z.optional(text(20)),
  /** For a complaint without an account: the sender, and the address for the answer. */
  contact: z.optional(
    z.strictObject({
      name: text(140),
      email: text(254),
      phone: z.optional(text(30)),
      rut: z.optional(text(14)),
      /** The transfer reference as the sender typed it; nobody has verified that it is theirs. */
      claimedReference: z.optional(text(20)),
    }),
  ),
})
export type StaffThread = z.output<typeof staffThread>

export const listStaffThreads = endpoint({
  name: 'listThreads',
  summary:
    'Threads in one state (by default those that staff must answer), the longest waiting first or by their last message.',
  method: 'GET',
  path: '/api/threads',
  who: helpers,
  query: z.strictObject({
    state: z.optional(z.enum(threadStates)),
    kind: z.optional(z.enum(threadKinds)),
    /** Default: 'queue'. The others are by the last message. */
    order: z.optional(z.enum(threadOrders)),
    ...paging,
  }),
  reply: pageOf(staffThreadSummary),
  refusals: [],
})

export const exportStaffThreads = exportEndpoint({
  name: 'exportThreads',
  of: listStaffThreads,
  who: ['officer', 'admin'],
})

export const getStaffThread = endpoint({
  name: 'getThread',
  summary: 'One thread with its messages; the view is recorded.',
  method: 'GET',
  path: '/api/threads/:id',
  who: helpers,
  params: id,
  query: earlierQuery,
  reply: staffThread,
  refusals: [],
})

export const answerThread = endpoint({
  name: 'answerThread',
  summary: 'Answers the thread, which is assigned to the caller; the customer acts next.',
  method: 'POST',
  path: '/api/threads/:id/messages',
  decidesCase: true,
  who: helpers,
  idempotent: true,
  params: id,
  body: newMessage,
  reply: staffThread,
  status: 201,
  refusals: ['case-taken'],
})

export const writeToCustomer = endpoint({
  name: 'writeToCustomer',
  summary:
    'Opens a thread with a message to a customer; it is assigned to the caller, and the customer acts next.',
  method: 'POST',
  path: '/api/customers/:id/threads',
  who: helpers,
  idempotent: true,
  params: z.strictObject({ id: wireId('customer') }),
  body: newMessage,
  reply: staffThread,
  status: 201,
  refusals: [],
})

export const closeThread = endpoint({
  name: 'closeThread',
  summary: 'Closes a thread; a message of the customer opens it again.',
  method: 'POST',
  path: '/api/threads/:id/closure',
  decidesCase: true,
  who: helpers,
  idempotent: true,
  params: id,
  body: emptyBody,
  reply: staffThread,
  refusals: ['thread-closed', 'complaint-unanswered'],
})
