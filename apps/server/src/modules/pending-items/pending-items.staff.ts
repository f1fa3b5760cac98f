import { fromWireId, isRefusal, refuse, toWireId, type Id } from '@puente/contract'
import { staffEndpoints, type ItemRecordWire, type WaitingItemWire } from '@puente/contract/staff'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { instantCell } from '../../platform/lists/cells.ts'
import { columnsOf, exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf, type List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { itemRecordsOf, type ItemRecord } from './item-records.store.ts'
import { waitingItemExport as words } from './messages.es.ts'
import { isBlocking, type PendingItem } from './pending-item.ts'
import { itemsForStaff } from './pending-items.store.ts'
import type { PendingRule } from './pending-rule.ts'
import { withdrawItem } from './withdraw-item.ts'

type CustomerName = NonNullable<WaitingItemWire['customer']>

/** What staff handlers need from modules above this one: who an item concerns, and the users of a customer. */
export interface ItemSubjects {
  /** Names of the customers whom items concern. A subject without a customer is absent. */
  readonly named: (work: Work, subjects: readonly string[]) => Promise<ReadonlyMap<string, CustomerName>>
  /** The member of staff to whom each item is assigned. An unassigned item is absent. */
  readonly heldBy: (work: Work, items: readonly PendingItem[]) => Promise<ReadonlyMap<string, string>>
  /** A customer and the users who act for it; undefined when there is no such customer. */
  readonly ofCustomer: (work: Work, customerId: Id<'customer'>) => Promise<readonly string[] | undefined>
}

const waitingItems: List<Parameters<typeof itemsForStaff>[1], PendingItem> = {
  name: 'waiting-items',
  keyOf: ({ blocksFrom, turnSince, id }) => [String(blocksFrom === undefined), turnSince.toISOString(), id],
  read: itemsForStaff,
}

async function waitingRows(
  subjects: ItemSubjects,
  work: Work,
  items: readonly PendingItem[],
): Promise<WaitingItemWire[]> {
  const named = await subjects.named(work, [...new Set(items.map(({ subject }) => subject))])
  const heldBy = await subjects.heldBy(work, items)
  return items.map((item) => ({
    ...toWaitingWire(work, item, named.get(item.subject)),
    ...accountOfActor(heldBy.get(item.id)),
  }))
}

const waitingColumns = columnsOf(words.columns, {
  kind: (row: WaitingItemWire) => words.kinds[row.kind],
  customer: (row) => row.customer?.name ?? words.user,
  harm: (row) => (row.blocks ? words.stopped : row.blocksFrom === undefined ? words.free : words.soon),
  harmFrom: (row) => instantCell(row.blocksFrom),
  since: (row) => instantCell(row.waitsSince),
  due: (row) => instantCell(row.dueAt),
  holder: (row) => row.holder,
  id: (row) => row.id,
})

const itemRecords: List<readonly string[], ItemRecord> = {
  name: 'item-records',
  keyOf: ({ openedAt, id }) => [openedAt.toISOString(), id],
  read: itemRecordsOf,
}

/**
 * Staff handlers: list the items that wait for staff and those of a customer, and withdraw items that no rule requires.
 */
export const staffPendingItemHandlers = (
  subjects: ItemSubjects,
  rules: readonly PendingRule[],
): readonly Handler[] => [
  handler(staffEndpoints.listWaitingItems, async (work, { query: { kind, ...paging } }) => {
    const page = await pageOf(work, waitingItems, { kind }, paging)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await waitingRows(subjects, work, rows), ...next }
  }),
  exportHandler(staffEndpoints.exportWaitingItems, (_work, { query: { kind } }) =>
    exportOf(
      {
        fileName: words.fileName,
        list: waitingItems,
        view: (work, rows) => waitingRows(subjects, work, rows),
        columns: waitingColumns,
      },
      { kind },
    ),
  ),
  handler(staffEndpoints.listCustomerItems, async (work, { params: { id }, query }) => {
    const customerId = fromWireId('customer', id)
    const found = customerId === undefined ? undefined : await subjects.ofCustomer(work, customerId)
    if (found === undefined) return refuse('not-found')
    const page = await pageOf(work, itemRecords, found, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: rows.map((record) => toRecordWire(work, record)), ...next }
  }),
  handler(staffEndpoints.withdrawPendingItem, async (work, { params: { id }, body: { reason } }) => {
    const itemId = fromWireId('pending-item', id)
    const withdrawn =
      itemId === undefined ? refuse('not-found') : await withdrawItem(work, rules, itemId, reason)
    return isRefusal(withdrawn) ? withdrawn : toRecordWire(work, withdrawn)
  }),
]

const moment = (name: string, date: Date | undefined) =>
  date === undefined ? {} : { [name]: date.toISOString() }

const accountOfActor = (name: string | undefined) => (name === undefined ? {} : { holder: name })

const toWaitingWire = (
  work: Work,
  item: PendingItem,
  customer: CustomerName | undefined,
): WaitingItemWire => ({
  id: toWireId('pending-item', item.id),
  kind: item.kind,
  blocks: isBlocking(item, work.now),
  waitsSince: item.turnSince.toISOString(),
  facts: { ...item.facts },
  ...(customer === undefined ? {} : { customer }),
  ...(isBlocking(item, work.now) ? {} : moment('blocksFrom', item.blocksFrom)),
  ...moment('dueAt', item.dueAt),
})

const toRecordWire = (work: Work, item: ItemRecord): ItemRecordWire => ({
  id: toWireId('pending-item', item.id),
  kind: item.kind,
  turn: item.turn,
  blocks: item.closedAt === undefined && isBlocking(item, work.now),
  openedAt: item.openedAt.toISOString(),
  ...moment('dueAt', item.dueAt),
  ...moment('closedAt', item.closedAt),
  ...(item.outcome === undefined ? {} : { outcome: item.outcome }),
  history: item.history.map(({ at, event, actor, facts }) => ({
    at: at.toISOString(),
    event,
    by: actor.split(':')[0] ?? '',
    facts: { ...facts },
  })),
})
