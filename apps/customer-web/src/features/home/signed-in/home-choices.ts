import type { RecipientWire, TaskWire, TransferSummaryWire } from '@puente/contract/customer'
import type { PriceSearch } from '../../quotes/price/price-search.ts'
import { isSettled } from '../../transfers/transfer-queries.ts'

/** The most people that home offers to send to again. */
const PEOPLE_MAX = 4

/** A transfer on its way, with what the user must do about it. */
export interface InProgress {
  readonly transfer: TransferSummaryWire
  readonly task: TaskWire | undefined
}

/** The transfer that home shows first: the one with the user's most urgent task, otherwise the newest on its way. */
export function inProgress(
  transfers: readonly TransferSummaryWire[],
  tasks: readonly TaskWire[],
): InProgress | undefined {
  const open = transfers.filter(({ state }) => !isSettled(state))
  for (const task of tasks.filter(({ mine, deferred }) => mine && !deferred)) {
    const transfer = open.find(({ id }) => task.path.split('/').includes(id))
    if (transfer !== undefined) return { transfer, task }
  }
  const [transfer] = open
  return transfer && { transfer, task: undefined }
}

/** The recipients that a transfer can be repeated to, the last used first. */
export const toRepeat = (recipients: readonly RecipientWire[]) =>
  used(recipients)
    .filter(({ archivedAt, quietUntil }) => archivedAt === undefined && quietUntil === undefined)
    .slice(0, PEOPLE_MAX)

/** The corridor and the amount of the last order; nothing before the first one. */
export function lastPrice(recipients: readonly RecipientWire[]): PriceSearch {
  const [last] = used(recipients)
  return last === undefined ? {} : priceOf(last)
}

/** A recipient with its last order. */
type Used = RecipientWire & { readonly lastOrder: NonNullable<RecipientWire['lastOrder']> }

/** The price of the last order to a recipient, as the steps of a transfer take it. */
export const priceOf = ({ corridorId, lastOrder }: Used) =>
  ({ corridor: corridorId, side: 'send', amount: lastOrder.sendMinor }) as const

const used = (recipients: readonly RecipientWire[]): Used[] =>
  recipients
    .filter((recipient): recipient is Used => recipient.lastOrder !== undefined)
    .toSorted((one, other) => other.lastOrder.at.localeCompare(one.lastOrder.at))
