import type { ThreadEvent, ThreadKind, ThreadState } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { addBankingDays } from '../corridors/index.ts'

/** What a customer, or someone who complains without an account, and the operator tell each other. */
export interface Thread {
  readonly id: string
  readonly folio: string
  readonly kind: ThreadKind
  readonly state: ThreadState
  readonly customerId: string | undefined
  readonly transferId: string | undefined
  readonly openedAt: Date
  /** By when the operator answers; only while it is their turn. */
  readonly dueAt: Date | undefined
  readonly lastAt: Date
  readonly queueAt: Date
}

/** Who complains without an account, as they said it. Kept sealed. */
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
  readonly at: Date
}

/** What a folio begins with, so that people hear what it is about. */
export const folioPrefix: Readonly<Record<ThreadKind, string>> = {
  transfer: 'EN',
  complaint: 'RE',
  question: 'CO',
  file: 'FI',
}

/** By when a message written now about something of this kind is answered, as the operator promises. */
export async function answerDueAt(work: Work, kind: ThreadKind): Promise<Date> {
  const clock = await settingInForce(work, settingKind.supportClock)
  return addBankingDays(work.now, clock.data[kind])
}

/** A thread with its turn changed: it waits for the operator since `dueAt`, or else since now. */
export const turned = (thread: Thread, state: ThreadState, now: Date, dueAt?: Date): Thread => ({
  ...thread,
  state,
  dueAt,
  lastAt: now,
  queueAt: dueAt ?? now,
})
