import { fromWireId, isRefusal, refuse, type Refusal, type ThreadKind } from '@puente/contract'
import { customerEndpoints as endpoints, type ScreenAbout } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { answerTimes } from './answer-times.ts'
import { createComplaint } from './create-complaint.ts'
import { customerThreads } from './lists.ts'
import { factsOf, screenOf, type Screen } from './screen.ts'
import { answerDueAt, type Thread } from './thread.ts'
import { threadSummaries, threadView } from './thread-view.ts'
import {
  countUnread,
  lockThread,
  setRead,
  threadFor,
  threadOfFile,
  threadOfTransfer,
  transferBehind,
} from './threads.store.ts'
import { roomForComplaint, roomForMessage, roomForThread } from './writing-limits.ts'
import { openThread, writeAboutFile, writeAboutTransfer, writeAsCustomer } from './write.ts'

const uuidOf = (kind: 'thread' | 'transfer', wire: string): string => fromWireId(kind, wire) ?? ''

/** The owner of the thread in the path, for the generic ownership check. */
export async function threadOwner(work: Work, wire: string): Promise<string | undefined> {
  return (await threadFor(work, uuidOf('thread', wire)))?.customerId
}

/** The thread about a subject, if there is one, and when a message written now would be answered at the latest. */
async function oneThread(
  work: Work,
  kind: ThreadKind,
  thread: Thread | undefined,
  asked: Parameters<typeof threadView>[2],
) {
  const answerBy = (await answerDueAt(work, kind)).toISOString()
  if (thread === undefined) return { answerBy }
  const view = await threadView(work, thread, asked)
  return isRefusal(view) ? view : { thread: view, answerBy: view.answerBy ?? answerBy }
}

/** The screen of a message, when it has one. */
const screenIfAny = async (
  work: Work,
  about: ScreenAbout | undefined,
): Promise<Screen | undefined | Refusal<'not-found'>> =>
  about === undefined ? undefined : screenOf(work, about)

/** Handlers of threads and complaints for customers, and of complaints for unauthenticated users. */
export const supportHandlers: readonly Handler[] = [
  handler(endpoints.getTransferThread, async (work, { params, query }) => {
    return oneThread(work, 'transfer', await threadOfTransfer(work, uuidOf('transfer', params.id)), query)
  }),
  handler(endpoints.writeToTransferThread, async (work, { params, body, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const transferId = uuidOf('transfer', params.id)
    const room = await roomForMessage(work)
    if (isRefusal(room)) return room
    const screen = await screenIfAny(work, body.about)
    if (isRefusal(screen)) return screen
    const { text } = body
    return threadView(work, await writeAboutTransfer(work, actor.customerId, transferId, { text, screen }))
  }),
  handler(endpoints.getFileThread, async (work, { query, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    return oneThread(work, 'file', await threadOfFile(work, actor.customerId), query)
  }),
  handler(endpoints.writeToFileThread, async (work, { body, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const room = await roomForMessage(work)
    if (isRefusal(room)) return room
    return threadView(work, await writeAboutFile(work, actor.customerId, body.text))
  }),
  handler(endpoints.listThreads, async (work, { query, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const page = await pageOf(work, customerThreads, actor.customerId, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await threadSummaries(work, rows), ...next }
  }),
  handler(endpoints.openThread, async (work, { body, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const { customerId } = actor
    const transferId = body.transferId === undefined ? undefined : uuidOf('transfer', body.transferId)
    if (transferId !== undefined && (await transferBehind(work, transferId))?.customerId !== customerId)
      return refuse('not-found')
    const screen = await screenIfAny(work, body.about)
    if (isRefusal(screen)) return screen
    const room = await roomForThread(work)
    if (isRefusal(room)) return room
    const opening = { kind: body.kind, customerId, ...(transferId === undefined ? {} : { transferId }) }
    return threadView(work, await openThread(work, opening, { text: body.text, screen }))
  }),
  handler(endpoints.getThread, async (work, { params, query }) => {
    const thread = await threadFor(work, uuidOf('thread', params.id))
    return thread === undefined ? refuse('not-found') : threadView(work, thread, query)
  }),
  handler(endpoints.writeToThread, async (work, { params, body }) => {
    const thread = await lockThread(work, uuidOf('thread', params.id))
    if (thread === undefined) return refuse('not-found')
    const room = await roomForMessage(work)
    if (isRefusal(room)) return room
    const screen = await screenIfAny(work, body.about)
    if (isRefusal(screen)) return screen
    return threadView(work, await writeAsCustomer(work, thread, { text: body.text, screen }))
  }),
  handler(endpoints.readThread, async (work, { params }) => {
    await setRead(work, uuidOf('thread', params.id))
    return undefined
  }),
  handler(endpoints.getUnreadThreads, async (work, { actor }) =>
    actor.kind === 'customer' ? { count: await countUnread(work, actor.customerId) } : refuse('not-allowed'),
  ),
  handler(endpoints.getScreenFacts, async (work, { query }) => {
    const screen = await screenOf(work, query)
    return isRefusal(screen) ? screen : factsOf(work, screen)
  }),
  handler(endpoints.getAnswerTimes, async (work) => {
    const { times } = await answerTimes(work)
    return times === undefined ? {} : { times }
  }),
  handler(endpoints.createComplaint, async (work, { body }) => {
    const room = await roomForComplaint(work, body.email)
    if (isRefusal(room)) return room
    const thread = await createComplaint(work, body)
    if (isRefusal(thread)) return thread
    return { folio: thread.folio, dueAt: (thread.dueAt ?? work.now).toISOString() }
  }),
]
