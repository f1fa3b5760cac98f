import type { TaskWire } from '@puente/contract/customer'
import { format } from '@puente/web'
import { deadlineText } from '../../parts/deadline.ts'
import { words as pendingWords } from './pending-words.ts'
import { words } from './words.ts'

/** One-line text of the task. */
export function titleOf(task: TaskWire): string {
  const { kind, recipientName: name = '', received, mine } = task
  const amount = task.amount === undefined ? '' : format.amount(task.amount)
  switch (kind) {
    case 'pending-item':
      return task.item === undefined ? '' : pendingWords(`kinds.${task.item}`)
    case 'pay-order':
      if (!mine) return words('line.unpaid-order', { amount, name })
      return words(received === undefined ? 'line.pay-order' : 'line.pay-rest', { amount, name })
    case 'pay-debt':
      return words(received === undefined ? 'line.pay-debt' : 'line.pay-debt-rest', { amount })
    case 'correct-recipient':
      return words('line.correct-recipient', { name })
    case 'choose':
      return words(`choice.${task.choice ?? 'short'}`, { amount, name })
    case 'sign-transfer':
      return words('line.sign-transfer', { amount, name })
    case 'give-refund-account':
      return words('line.give-refund-account', { amount })
    case 'accept-recipient':
      return words('line.accept-recipient', { name })
    case 'answer-thread':
      return name === '' ? words('line.answer-thread') : words('line.answer-thread-about', { name })
  }
}

/** The deadline, whether the task blocks sending, and who else can do it. */
export function notesOf({ dueAt, overdue, blocks, mine, deferred }: TaskWire): string {
  const when = dueAt === undefined ? '' : deadlineText(dueAt)
  return [
    dueAt === undefined ? undefined : words(overdue ? 'overdue' : 'until', { when }),
    blocks ? words('blocks') : undefined,
    mine ? undefined : words('other'),
    deferred ? words('deferred') : undefined,
  ]
    .filter((note) => note !== undefined)
    .join('. ')
}

export const actionOf = ({ kind, mine }: TaskWire): string => (mine ? words(`do.${kind}`) : words('see'))
