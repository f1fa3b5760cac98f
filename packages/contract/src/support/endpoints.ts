import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { emptyBody, instant, pageOf, paging, text, wireId } from '../shapes.ts'
import {
  customerMessage,
  earlierQuery,
  newMessage,
  screenAbout,
  screenFacts,
  threadHead,
  threadMessages,
  written,
} from './shapes.ts'

/** Staff wrote after the customer last read the thread. */
const unread = z.boolean()

/** A conversation as lists show it. */
export const threadSummary = z.strictObject({
  ...threadHead,
  unread,
  /** The beginning of the last message. */
  preview: z.optional(text(200)),
})
export type ThreadSummaryWire = z.output<typeof threadSummary>

/** A conversation between a customer and the operator, with one page of its messages. */
export const thread = z.strictObject({ ...threadHead, unread, ...threadMessages })
export type ThreadWire = z.output<typeof thread>

/** The thread, if there is one, and the deadline of the answer to a message sent now. */
const threadIfAny = z.strictObject({ thread: z.optional(thread), answerBy: instant })

const ofTransfer = z.strictObject({ id: wireId('transfer') })
const ofThread = z.strictObject({ id: wireId('thread') })

export const getTransferThread = endpoint({
  name: 'getTransferThread',
  summary: 'The thread of a transfer, with the time by which a new message is answered.',
  method: 'GET',
  path: '/api/transfers/:id/thread',
  who: 'customer',
  power: 'read',
  owns: 'transfer',
  params: ofTransfer,
  query: earlierQuery,
  reply: threadIfAny,
  refusals: [],
})

export const writeToTransferThread = endpoint({
  name: 'writeToTransferThread',
  summary: 'Writes about a transfer; the first message opens the thread.',
  method: 'POST',
  path: '/api/transfers/:id/thread/messages',
  who: 'customer',
  power: 'operate',
  owns: 'transfer',
  idempotent: true,
  params: ofTransfer,
  body: customerMessage,
  reply: thread,
  status: 201,
  refusals: ['too-many-messages'],
})

export const getFileThread = endpoint({
  name: 'getFileThread',
  summary:
    'The thread about the acting customer’s application, with the time by which a new message is answered.',
  method: 'GET',
  path: '/api/file-thread',
  who: 'customer',
  power: 'read',
  query: earlierQuery,
  reply: threadIfAny,
  refusals: [],
})

export const writeToFileThread = endpoint({
  name: 'writeToFileThread',
  summary: 'Writes about the acting customer’s application; the first message opens the thread.',
  method: 'POST',
  path: '/api/file-thread/messages',
  who: 'customer',
  power: 'operate',
  idempotent: true,
  body: newMessage,
  reply: thread,
  status: 201,
  refusals: ['too-many-messages'],
})

export const listThreads = endpoint({
  name: 'listThreads',
  summary: 'The caller’s threads, the latest message first.',
  method: 'GET',
  path: '/api/threads',
  who: 'customer',
  power: 'read',
  query: z.strictObject(paging),
  reply: pageOf(threadSummary),
  refusals: [],
})

export const openThread = endpoint({
  name: 'openThread',
  summary: 'Opens a thread with a question or complaint, about a transfer or in general.',
  method: 'POST',
  path: '/api/threads',
  who: 'customer',
  power: 'operate',
  idempotent: true,
  body: z.strictObject({
    kind: z.enum(['question', 'complaint']),
    text: written,
    transferId: z.optional(wireId('transfer')),
    about: z.optional(screenAbout),
  }),
  reply: thread,
  status: 201,
  refusals: ['not-found', 'too-many-threads'],
})

export const getThread = endpoint({
  name: 'getThread',
  summary: 'One of the caller’s threads, its newest messages in the order written.',
  method: 'GET',
  path: '/api/threads/:id',
  who: 'customer',
  power: 'read',
  owns: 'thread',
  params: ofThread,
  query: earlierQuery,
  reply: thread,
  refusals: [],
})

export const writeToThread = endpoint({
  name: 'writeToThread',
  summary: 'Adds a message to a thread; a closed one opens again.',
  method: 'POST',
  path: '/api/threads/:id/messages',
  who: 'customer',
  power: 'operate',
  owns: 'thread',
  idempotent: true,
  params: ofThread,
  body: customerMessage,
  reply: thread,
  status: 201,
  refusals: ['too-many-messages'],
})

export const readThread = endpoint({
  name: 'readThread',
  summary: 'Marks a thread as read.',
  method: 'POST',
  path: '/api/threads/:id/reading',
  who: 'customer',
  power: 'read',
  owns: 'thread',
  idempotent: true,
  params: ofThread,
  body: emptyBody,
  refusals: [],
})

export const getUnreadThreads = endpoint({
  name: 'getUnreadThreads',
  summary: 'How many threads of the caller have an answer that was not read.',
  method: 'GET',
  path: '/api/unread-threads',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({ count: z.int() }),
  refusals: [],
})

export const getScreenFacts = endpoint({
  name: 'getScreenFacts',
  summary: 'The facts about a screen that a message written from it would carry.',
  method: 'GET',
  path: '/api/screen-facts',
  who: 'customer',
  power: 'read',
  query: screenAbout,
  reply: screenFacts,
  refusals: ['not-found'],
})

export const createComplaint = endpoint({
  name: 'createComplaint',
  summary: 'Files a complaint, with or without an account; the answer goes to the given e-mail.',
  method: 'POST',
  path: '/api/complaints',
  who: 'anyone',
  atMost: { times: 20, perMinutes: 60 },
  idempotent: true,
  body: z.strictObject({
    name: text(140, 2),
    email: z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+[.][^\s@]+$/)),
    phone: z.optional(text(30, 6)),
    rut: z.optional(text(14)),
    transferReference: z.optional(text(20)),
    text: written,
  }),
  reply: z.strictObject({ folio: text(20), dueAt: instant }),
  status: 201,
  refusals: ['fields-wrong', 'too-many-complaints'],
})
