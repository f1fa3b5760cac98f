import { isRefusal, toWireId, type Refusal } from '@puente/contract'
import type { ThreadSummaryWire, ThreadWire } from '@puente/contract/customer'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { messagesOf } from './lists.ts'
import { lastTexts } from './messages.store.ts'
import { factsOf } from './screen.ts'
import type { Message, Thread } from './thread.ts'

const PREVIEW_SIGNS = 160

/** The fields that every view of a thread has. */
export const headOf = (thread: Thread): Omit<ThreadSummaryWire, 'preview' | 'unread'> => ({
  id: toWireId('thread', thread.id),
  folio: thread.folio,
  kind: thread.kind,
  state: thread.state,
  ...(thread.transferId === undefined ? {} : { transferId: toWireId('transfer', thread.transferId) }),
  openedAt: thread.openedAt.toISOString(),
  lastAt: thread.lastAt.toISOString(),
  ...(thread.dueAt === undefined ? {} : { answerBy: thread.dueAt.toISOString() }),
})

type Asked = Parameters<typeof messagesOf>[2]
type Messages = Pick<ThreadWire, 'messages' | 'earlier'>

/** A page of messages; `shownName` determines how staff names are shown. */
export async function messageViews(
  work: Work,
  thread: Thread,
  asked: Asked,
  shownName: (name: string) => string,
): Promise<Messages | Refusal<'fields-wrong'>> {
  const page = await messagesOf(work, thread.id, asked)
  if (isRefusal(page)) return page
  const staffIds = page.messages.flatMap(({ author, authorId }) =>
    author === 'staff' && authorId !== undefined ? [authorId] : [],
  )
  const names = await staffNames(work, [...new Set(staffIds)])
  const view = async ({ id, author, authorId, text, event, screen, at }: Message) => {
    const name = author === 'staff' ? names.get(authorId ?? '') : undefined
    return {
      id: toWireId('message', id),
      author,
      ...(name === undefined ? {} : { by: shownName(name) }),
      ...(text === undefined ? {} : { text }),
      ...(event === undefined ? {} : { event }),
      ...(screen === undefined ? {} : { about: await factsOf(work, screen) }),
      at: at.toISOString(),
    }
  }
  const messages: Messages['messages'] = []
  for (const message of page.messages) messages.push(await view(message))
  return { ...page, messages }
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** A thread as its customer sees it: staff appear with their first name. */
export async function threadView(
  work: Work,
  thread: Thread,
  asked: Asked = {},
): Promise<ThreadWire | Refusal<'fields-wrong'>> {
  const page = await messageViews(work, thread, asked, firstName)
  return isRefusal(page) ? page : { ...headOf(thread), unread: thread.unread, ...page }
}

/** Threads as rows of the customer's list. */
export async function threadSummaries(work: Work, threads: readonly Thread[]): Promise<ThreadSummaryWire[]> {
  const texts = await lastTexts(
    work,
    threads.map(({ id }) => id),
  )
  return threads.map((thread) => {
    const preview = texts.get(thread.id)
    return {
      ...headOf(thread),
      unread: thread.unread,
      ...(preview === undefined ? {} : { preview: shortened(preview) }),
    }
  })
}

/** The beginning of a text on one line, never cut within a character. */
function shortened(text: string): string {
  const signs = [...text.replaceAll(/\s+/g, ' ').trim()]
  return signs.length <= PREVIEW_SIGNS ? signs.join('') : `${signs.slice(0, PREVIEW_SIGNS - 1).join('')}…`
}
