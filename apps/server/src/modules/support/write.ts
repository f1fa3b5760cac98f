import { refuse, type Refusal, type ThreadEvent, type ThreadKind, type Id } from '@puente/contract'
import { randomCode } from '../../platform/codes.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { assignedToAnother, take, notify, type Case } from '../assignments/index.ts'
import { customerFor } from '../customers/index.ts'
import { supportEvents, wrote } from './events.ts'
import { measureFirstAnswer } from './answer-times.ts'
import { insertMessage } from './messages.store.ts'
import type { Screen } from './screen.ts'
import { answerDueAt, folioPrefix, turned, type Contact, type Thread } from './thread.ts'
import * as store from './threads.store.ts'

const FOLIO_SIGNS = 6
const FOLIO_TRIES = 5

/** What a customer wrote, and from which screen. */
export interface Writing {
  readonly text: string
  readonly screen?: Screen | undefined
}

export interface Opening {
  readonly kind: ThreadKind
  readonly customerId?: Id<'customer'>
  readonly transferId?: Id<'transfer'>
  readonly contact?: Contact
}

/** Opens a thread with its first message and sets staff's deadline. */
export async function openThread(work: Work, opening: Opening, writing: Writing): Promise<Thread> {
  const thread = await newThread(work, opening)
  if (thread === undefined) throw new Error('no folio was free')
  return wroteFirst(work, thread, writing)
}

/** Writes about a transfer, in its only thread. The first message opens it. */
export const writeAboutTransfer = (
  work: Work,
  customerId: Id<'customer'>,
  transferId: Id<'transfer'>,
  writing: Writing,
): Promise<Thread> =>
  writeIntoOne(work, { kind: 'transfer', customerId, transferId }, writing, () =>
    store.lockThreadOfTransfer(work, transferId),
  )

/** Writes about a customer file, in its only thread. The first message opens it. */
export const writeAboutFile = (work: Work, customerId: Id<'customer'>, text: string): Promise<Thread> =>
  writeIntoOne(work, { kind: 'file', customerId }, { text }, () => store.lockThreadOfFile(work, customerId))

/** Writes in the only thread about a subject. The first message opens it. */
async function writeIntoOne(
  work: Work,
  opening: Opening,
  writing: Writing,
  lock: () => Promise<Thread | undefined>,
): Promise<Thread> {
  const known = await lock()
  if (known !== undefined) return writeAsCustomer(work, known, writing)
  const opened = await newThread(work, opening)
  if (opened !== undefined) return wroteFirst(work, opened, writing)
  const other = await lock()
  if (other === undefined) throw new Error('no folio was free')
  return writeAsCustomer(work, other, writing)
}

/**
 * Records in the thread about a transfer that its recipient says that the money has not arrived, and opens it when there
 * is none. Staff act next.
 */
export async function recordNotReceived(
  work: Work,
  customerId: Id<'customer'>,
  transferId: Id<'transfer'>,
): Promise<void> {
  const known = await store.lockThreadOfTransfer(work, transferId)
  const thread = known ?? (await newThread(work, { kind: 'transfer', customerId, transferId }))
  const locked = thread ?? (await store.lockThreadOfTransfer(work, transferId))
  if (locked === undefined) throw new Error('no folio was free')
  await happened(work, locked, 'not-received')
  const dueAt = locked.dueAt ?? (await answerDueAt(work, locked.kind))
  await store.setTurn(work, turned(locked, 'waiting-operator', work.now, dueAt))
  await notify(work, { kind: 'thread', subject: locked.id }, { what: 'customer-wrote' })
}

/** The new thread; undefined when the subject got its thread meanwhile, or no folio was free. */
async function newThread(work: Work, { contact, ...opening }: Opening): Promise<Thread | undefined> {
  const dueAt = await answerDueAt(work, opening.kind)
  for (let tried = 0; tried < FOLIO_TRIES; tried += 1) {
    const thread: Thread = {
      id: work.id(),
      folio: `${folioPrefix[opening.kind]}${randomCode(FOLIO_SIGNS)}`,
      kind: opening.kind,
      state: 'waiting-operator',
      customerId: opening.customerId,
      transferId: opening.transferId,
      openedAt: work.now,
      dueAt,
      lastAt: work.now,
      queueAt: dueAt,
      unread: false,
    }
    if (await store.insertThread(work, thread, contact)) return thread
    if (await hasOne(work, opening)) return undefined
  }
  return undefined
}

/** Whether the subject has got its only thread meanwhile. */
async function hasOne(work: Work, { kind, transferId = '', customerId = '' }: Opening): Promise<boolean> {
  if (kind === 'transfer') return (await store.threadOfTransfer(work, transferId)) !== undefined
  return kind === 'file' && (await store.threadOfFile(work, customerId)) !== undefined
}

async function wroteFirst(work: Work, thread: Thread, writing: Writing): Promise<Thread> {
  await keep(work, thread, 'customer', writing)
  await work.emit(wrote(supportEvents.customerWrote, thread))
  return thread
}

/** Appends a customer's message. Staff act next, with the running deadline or a new one. */
export async function writeAsCustomer(work: Work, locked: Thread, writing: Writing): Promise<Thread> {
  if (locked.state === 'closed') await happened(work, locked, 'reopened')
  const dueAt = locked.dueAt ?? (await answerDueAt(work, locked.kind))
  const thread = { ...turned(locked, 'waiting-operator', work.now, dueAt), unread: false }
  await keep(work, thread, 'customer', writing)
  await store.setTurn(work, thread)
  await notify(work, { kind: 'thread', subject: thread.id }, { what: 'customer-wrote' })
  await work.emit(wrote(supportEvents.customerWrote, thread))
  return thread
}

/**
 * Appends an answer of staff, and assigns the thread to them. The customer acts next, and the deadline ends. Refuses while
 * the thread is assigned to a colleague, so that two people never answer one complaint.
 */
export async function answerThread(
  work: Work,
  id: string,
  text: string,
): Promise<Thread | Refusal<'not-found' | 'case-taken'>> {
  const locked = await store.lockThread(work, id)
  if (locked === undefined) return refuse('not-found')
  const assigned: Case = { kind: 'thread', subject: id }
  const colleague = await assignedToAnother(work, assigned)
  if (colleague !== undefined)
    return refuse('case-taken', { name: (await staffNames(work, [colleague])).get(colleague) ?? '' })
  await take(work, assigned)
  await measureFirstAnswer(work, locked)
  if (locked.state === 'closed') await happened(work, locked, 'reopened')
  const thread = { ...turned(locked, 'waiting-customer', work.now), unread: true }
  await keep(work, thread, 'staff', { text })
  await store.setTurn(work, thread)
  await work.emit(wrote(supportEvents.staffWrote, thread))
  return thread
}

/**
 * Opens a thread with a message of staff to a customer, and assigns it to them. The customer acts next. Refuses an unknown
 * customer.
 */
export async function writeToCustomer(
  work: Work,
  customerId: Id<'customer'>,
  text: string,
): Promise<Thread | Refusal<'not-found'>> {
  if ((await customerFor(work, customerId)) === undefined) return refuse('not-found')
  const opened = await newThread(work, { kind: 'question', customerId })
  if (opened === undefined) throw new Error('no folio was free')
  const thread = { ...turned(opened, 'waiting-customer', work.now), unread: true }
  await keep(work, thread, 'staff', { text })
  await store.setTurn(work, thread)
  await take(work, { kind: 'thread', subject: thread.id })
  await work.emit(wrote(supportEvents.staffWrote, thread))
  return thread
}

/** Stores a message with its author. */
async function keep(
  work: Work,
  thread: Thread,
  author: 'customer' | 'staff',
  { text, screen }: Writing,
): Promise<void> {
  const { actor } = work
  const authorId =
    actor.kind === 'customer' ? actor.userId : actor.kind === 'staff' ? actor.staffId : undefined
  await insertMessage(work, thread, { author, authorId, text, event: undefined, screen })
}

/** Stores an event of a thread between its messages. */
export async function happened(work: Work, thread: Thread, event: ThreadEvent): Promise<void> {
  await insertMessage(work, thread, {
    author: 'system',
    authorId: undefined,
    text: undefined,
    event,
    screen: undefined,
  })
}
