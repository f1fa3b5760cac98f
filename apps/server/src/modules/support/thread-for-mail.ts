import type { ThreadKind, Id } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { lastMessages } from './messages.store.ts'
import { contactOf, threadFor } from './threads.store.ts'

/** The facts of a thread for a mail, with its addressee when there is no account. */
export interface ThreadForMail {
  readonly id: Id<'thread'>
  readonly folio: string
  readonly kind: ThreadKind
  readonly customerId: Id<'customer'> | undefined
  readonly transferId: Id<'transfer'> | undefined
  readonly answerBy: Date | undefined
  /** Present for a complaint without an account: the mail contains the answer, because there is no screen for it. */
  readonly contact:
    { readonly name: string; readonly email: string; readonly answer: string | undefined } | undefined
}

/** The facts of a thread for a mail; undefined when there is no such thread. */
export async function threadForMail(work: Work, id: string): Promise<ThreadForMail | undefined> {
  const thread = await threadFor(work, id)
  if (thread === undefined) return undefined
  const contact = await contactOf(work, id)
  const [last] = contact === undefined ? [] : await lastMessages(work, id, undefined, 1)
  return {
    id: thread.id,
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
