import type { ThreadKind } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { lastMessages } from './messages.store.ts'
import { contactOf, threadFor } from './threads.store.ts'

/** What a mail about a thread may say, and to whom it goes when there is no account. */
export interface ThreadForMail {
  readonly folio: string
  readonly kind: ThreadKind
  readonly customerId: string | undefined
  readonly transferId: string | undefined
  readonly answerBy: Date | undefined
  /** Of a complaint without an account: its answer is in the mail itself, because there is no screen for it. */
  readonly contact:
    { readonly name: string; readonly email: string; readonly answer: string | undefined } | undefined
}

/** The thread as whoever tells people needs it; undefined when there is none. */
export async function threadForMail(work: Work, id: string): Promise<ThreadForMail | undefined> {
  const thread = await threadFor(work, id)
  if (thread === undefined) return undefined
  const contact = await contactOf(work, id)
  const [last] = contact === undefined ? [] : await lastMessages(work, id, undefined, 1)
  return {
    folio: thread.folio,
    kind: thread.kind,
    customerId: thread.customerId,
    transferId: thread.transferId,
    answerBy: thread.dueAt,
    contact: contact && {
      name: contact.name,
      email: contact.email,
      answer: last?.author === 'staff' ? last.text : undefined,
    },
  }
}
