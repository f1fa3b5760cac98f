import { isRefusal, refuse, uuidOf, type QueryOf } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import { closeThread } from './close-thread.ts'
import { threadLists } from './lists.ts'
import { staffThreadSummaries, staffThreadView } from './staff-thread-view.ts'
import { exportedThreads } from './thread-export.ts'
import { threadFor, type QueueFilter } from './threads.store.ts'
import { answerThread, writeToCustomer } from './write.ts'

const queueMeant = ({
  state = 'waiting-operator',
  kind,
}: QueryOf<typeof endpoints.exportThreads>): QueueFilter => ({
  state,
  ...(kind === undefined ? {} : { kind }),
})

/** Staff handlers of threads. */
export const staffSupportHandlers: readonly Handler[] = [
  readHandler(endpoints.listThreads, async (work, { query }) => {
    const page = await pageOf(work, threadLists[query.order ?? 'queue'], queueMeant(query), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await staffThreadSummaries(work, rows), ...next }
  }),
  exportHandler(endpoints.exportThreads, (_work, { query }) =>
    exportOf({ ...exportedThreads, list: threadLists[query.order ?? 'queue'] }, queueMeant(query)),
  ),
  handler(endpoints.getThread, async (work, { params, query }) => {
    const thread = await threadFor(work, uuidOf('thread', params.id))
    return thread === undefined ? refuse('not-found') : staffThreadView(work, thread, query)
  }),
  handler(endpoints.answerThread, async (work, { params, body }) => {
    const thread = await answerThread(work, uuidOf('thread', params.id), body.text)
    return isRefusal(thread) ? thread : staffThreadView(work, thread)
  }),
  handler(endpoints.writeToCustomer, async (work, { params, body }) => {
    const thread = await writeToCustomer(work, uuidOf('customer', params.id), body.text)
    return isRefusal(thread) ? thread : staffThreadView(work, thread)
  }),
  handler(endpoints.closeThread, async (work, { params }) => {
    const thread = await closeThread(work, uuidOf('thread', params.id))
    return isRefusal(thread) ? thread : staffThreadView(work, thread)
  }),
]
