import { isRefusal, refuse, type Refusal, type Id, type ThreadOrder } from '@puente/contract'
import { pageOf, type List } from '../../platform/lists/list.ts'
import { listsInOrders } from '../../platform/lists/orders.ts'
import type { Work } from '../../platform/work.ts'
import { lastMessages } from './messages.store.ts'
import type { Message, Thread } from './thread.ts'
import { queuedThreads, threadOrders, threadsOfCustomer, type QueueFilter } from './threads.store.ts'

/** A customer's threads, latest message first. */
export const customerThreads: List<string, Thread> = {
  name: 'customer-threads',
  keyOf: ({ lastAt, id }) => [lastAt.toISOString(), id],
  read: threadsOfCustomer,
}

/** Staff's threads in one state, in each order of their list. */
export const threadLists: Readonly<Record<ThreadOrder, List<QueueFilter, Thread>>> = listsInOrders(
  'thread-queue',
  threadOrders,
  queuedThreads,
)

const threadMessages: List<string, Message> = {
  name: 'thread-messages',
  keyOf: ({ sequence }) => [String(sequence)],
  read: lastMessages,
}

const MESSAGES_SHOWN = 50

/** A page of a thread's messages in the order written: the newest, or those before an earlier page. */
export async function messagesOf(
  work: Work,
  threadId: Id<'thread'>,
  asked: { readonly before?: string | undefined; readonly limit?: number | undefined },
): Promise<{ readonly messages: readonly Message[]; readonly earlier?: string } | Refusal<'fields-wrong'>> {
  const page = await pageOf(work, threadMessages, threadId, {
    after: asked.before,
    limit: asked.limit ?? MESSAGES_SHOWN,
  })
  if (isRefusal(page)) return refuse('fields-wrong', {}, [{ at: 'before', fault: 'format' }])
  const messages = page.rows.toReversed()
  return page.next === undefined ? { messages } : { messages, earlier: page.next }
}
