import type { Id } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { lastMessages } from './messages.store.ts'
import type { Message, Thread } from './thread.ts'
import { threadFor, threadOfFile, threadOfTransfer } from './threads.store.ts'

/** The newest messages that the file of a case has. */
const MESSAGES_MAX = 200

/** What a conversation is about: itself, a transfer, or the file of a customer. */
interface ConversationAbout {
  readonly threadId?: string | undefined
  readonly transferId?: Id<'transfer'> | undefined
  readonly customerId?: Id<'customer'> | undefined
}

/**
 * The conversation with the customer about a case, in the order in which it was written: the case itself, otherwise that
 * about its transfer, otherwise that about the customer's file. The view is recorded.
 */
export async function conversationAbout(
  work: Work,
  { threadId, transferId, customerId }: ConversationAbout,
): Promise<{ readonly thread: Thread; readonly messages: readonly Message[] } | undefined> {
  const thread =
    threadId !== undefined
      ? await threadFor(work, threadId)
      : transferId !== undefined
        ? await threadOfTransfer(work, transferId)
        : customerId !== undefined
          ? await threadOfFile(work, customerId)
          : undefined
  if (thread === undefined) return undefined
  const messages = await lastMessages(work, thread.id, undefined, MESSAGES_MAX)
  await work.audit({ action: 'look-at-thread', subject: thread.id })
  return { thread, messages: messages.toReversed() }
}
