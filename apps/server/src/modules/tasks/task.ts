import type { PendingKind } from '@puente/contract'
import type { TaskWire } from '@puente/contract/customer'
import type { TaskKind } from '@puente/contract'

/** One thing that a customer can or must do, from any module. Amounts in CLP. */
export interface Task {
  readonly id: string
  readonly kind: TaskKind
  readonly path: string
  readonly dueAt?: Date | undefined
  readonly blocks?: boolean
  readonly mine: boolean
  readonly deferred?: boolean
  readonly item?: PendingKind
  readonly choice?: TaskWire['choice']
  readonly recipientName?: string | undefined
  readonly amountMinor?: bigint
  readonly receivedMinor?: bigint
}

const NEVER = Number.MAX_SAFE_INTEGER
const dueMs = ({ dueAt }: Task): number => dueAt?.getTime() ?? NEVER

/**
 * Sort order: earliest deadline first, then tasks without one; among those, blocking tasks first, then the given order.
 */
export const byDeadline = (one: Task, other: Task): number =>
  dueMs(one) - dueMs(other) || Number(other.blocks ?? false) - Number(one.blocks ?? false)

/** The task as the customer receives it. */
export function toTaskWire(task: Task, now: Date): TaskWire {
  const { dueAt, amountMinor, receivedMinor = 0n, item, choice, recipientName } = task
  return {
    id: task.id,
    kind: task.kind,
    path: task.path,
    ...(dueAt === undefined ? {} : { dueAt: dueAt.toISOString() }),
    overdue: dueAt !== undefined && dueAt <= now,
    blocks: task.blocks ?? false,
    mine: task.mine,
    deferred: task.deferred ?? false,
    ...(item === undefined ? {} : { item }),
    ...(choice === undefined ? {} : { choice }),
    ...(recipientName === undefined ? {} : { recipientName }),
    ...(amountMinor === undefined ? {} : { amount: { amount: String(amountMinor), currency: 'CLP' } }),
    ...(receivedMinor === 0n ? {} : { received: { amount: String(receivedMinor), currency: 'CLP' } }),
  }
}
