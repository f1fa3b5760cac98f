import type { ThreadEvent, ThreadKind, ThreadState, Id } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../corridors/index.ts'
import type { Screen } from './screen.ts'

/** A conversation of staff with a customer, or with a person who complains without an account. */
export interface Thread {
  readonly id: Id<'thread'>
  readonly folio: string
  readonly kind: ThreadKind
  readonly state: ThreadState
  readonly customerId: Id<'customer'> | undefined
  readonly transferId: Id<'transfer'> | undefined
  readonly openedAt: Date
  /** When staff must answer at the latest; undefined when the customer acts next. */
  readonly dueAt: Date | undefined
  readonly lastAt: Date
  readonly queueAt: Date
  /** Staff wrote after the customer last read it. */
  readonly unread: boolean
}

/** A person who complains without an account, as they stated. Stored encrypted. */
export interface Contact {
  readonly name: string
  readonly email: string
  readonly phone: string | undefined
  readonly rut: string | undefined
  readonly claimedReference: string | undefined
}

export interface Message {
  readonly id: string
  readonly sequence: number
  readonly author: 'customer' | 'staff' | 'system'
  readonly authorId: string | undefined
  readonly text: string | undefined
  readonly event: ThreadEvent | undefined
  /** The screen from which a customer wrote it. */
  readonly screen: Screen | undefined
  readonly at: Date
}

/** The prefix of a folio, which shows the kind of thread. */
export const folioPrefix: Readonly<Record<ThreadKind, string>> = {
  transfer: 'EN',
  complaint: 'RE',
  question: 'CO',
  file: 'FI',
}

/** When a message written now in a thread of this kind is answered at the latest, as the operator promises. */
export async function answerDueAt(work: Work, kind: ThreadKind): Promise<Date> {
  const clock = await settingInForce(work, settingKind.supportClock)
  return addBankingDays(await bankingCalendar(work), work.now, clock.data[kind])
}

/** A thread in another state. The queue orders it by `dueAt`, or by now without one. */
export const turned = (thread: Thread, state: ThreadState, now: Date, dueAt?: Date): Thread => ({
  ...thread,
  state,
  dueAt,
  lastAt: now,
  queueAt: dueAt ?? now,
})
