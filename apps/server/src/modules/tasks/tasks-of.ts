import { pendingItemKinds, toWireId, type Id } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { actingMay } from '../access/index.ts'
import { openReceivablesOf, receivedMinor, refundsWithoutAccount } from '../payins/index.ts'
import { itemsForCustomer, stoppingKinds, type PendingItem } from '../pending-items/index.ts'
import { openFormsOf } from '../recipients/index.ts'
import { threadsForCustomer } from '../support/index.ts'
import {
  askedOfCustomer,
  firstRateUntil,
  partiesOf,
  signatureTasks,
  transferTasks,
  type OpenTransferTask,
} from '../transfers/index.ts'
import { byDeadline, type Task } from './task.ts'

interface Reader {
  readonly customerId: Id<'customer'>
  readonly userId: Id<'user'>
  readonly mayOperate: boolean
  readonly mayAdminister: boolean
}

const earliest = (...dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.filter((date) => date !== undefined).sort((one, other) => one.getTime() - other.getTime())[0]

/**
 * Until when an item is to be done. One that was due before it stops sending, as the yearly confirmation is, has until it
 * stops.
 */
function deadlineOf({ dueAt, blocksFrom }: PendingItem, now: Date): Date | undefined {
  if (blocksFrom === undefined) return dueAt
  if (dueAt !== undefined && dueAt <= now && dueAt < blocksFrom) return blocksFrom
  return earliest(dueAt, blocksFrom <= now ? undefined : blocksFrom)
}

function itemTask(item: PendingItem, reader: Reader, now: Date, rateUntil: Date | undefined): Task {
  const { about, path } = pendingItemKinds[item.kind]
  const blocks = item.blocksFrom !== undefined && item.blocksFrom <= now
  const holds = blocks && stoppingKinds.includes(item.kind)
  return {
    id: `pending-item:${item.id}`,
    kind: 'pending-item',
    path,
    dueAt: earliest(deadlineOf(item, now), holds ? rateUntil : undefined),
    blocks,
    mine: about === 'user' || reader.mayAdminister,
    deferred: item.deferredUntil !== undefined && item.deferredUntil > now,
    item: item.kind,
  }
}

/** Open pending items of the customer. The deadline of an item is that of the transfer it has put on hold. */
async function itemTasks(work: Work, reader: Reader): Promise<Task[]> {
  const open = await itemsForCustomer(work, [reader.userId, reader.customerId])
  const items = await askedOfCustomer(work, reader.customerId, open)
  const rateUntil = await firstRateUntil(work, reader.customerId)
  return items.map((item) => itemTask(item, reader, work.now, rateUntil))
}

const pathOfTransfer = ({ kind, transferId }: OpenTransferTask): string => {
  const id = toWireId('transfer', transferId)
  if (kind === 'pay-order') return `/send/pay/${id}`
  return `/transfers/${id}/${kind === 'choose' ? 'choice' : 'correction'}`
}

async function orderTasks(work: Work, { customerId, mayOperate: mine }: Reader): Promise<Task[]> {
  return (await transferTasks(work, customerId)).map((task) => ({
    id: `${task.kind}:${task.transferId}`,
    kind: task.kind,
    path: pathOfTransfer(task),
    dueAt: task.dueAt,
    mine,
    recipientName: task.recipientName,
    amountMinor:
      task.kind === 'pay-order'
        ? task.remainingMinor
        : task.kind === 'choose'
          ? task.heldMinor
          : task.sendMinor,
    ...(task.kind === 'pay-order' ? { receivedMinor: task.heldMinor } : {}),
    ...(task.kind === 'choose' && task.choice !== undefined ? { choice: task.choice } : {}),
  }))
}

async function debtTasks(work: Work, { customerId, mayOperate: mine }: Reader): Promise<Task[]> {
  const debts = await openReceivablesOf(work, customerId)
  const names = await namesOf(
    work,
    debts.flatMap(({ orderId }) => orderId ?? []),
  )
  return debts.map((debt) => ({
    id: `pay-debt:${debt.id}`,
    kind: 'pay-debt',
    path: `/debts/${toWireId('receivable', debt.id)}`,
    dueAt: debt.dueAt,
    blocks: true,
    mine,
    recipientName: names.get(debt.orderId ?? ''),
    amountMinor: debt.outstandingMinor,
    receivedMinor: receivedMinor(debt),
  }))
}

async function refundTasks(work: Work, { customerId, mayOperate: mine }: Reader): Promise<Task[]> {
  const refunds = await refundsWithoutAccount(work, customerId)
  const names = await namesOf(
    work,
    refunds.map(({ orderId }) => orderId),
  )
  return refunds.map(({ orderId, amountMinor, dueAt }) => ({
    id: `give-refund-account:${orderId}`,
    kind: 'give-refund-account',
    path: `/transfers/${toWireId('transfer', orderId)}/refund-account`,
    dueAt,
    mine,
    recipientName: names.get(orderId),
    amountMinor,
  }))
}

/** Orders that wait for the reader's signature. */
async function signingTasks(work: Work): Promise<Task[]> {
  return (await signatureTasks(work)).map(({ requestId, expiresAt, recipientName, sendMinor }) => ({
    id: `sign-transfer:${requestId}`,
    kind: 'sign-transfer',
    path: `/signatures/${toWireId('signature-request', requestId)}`,
    dueAt: expiresAt,
    mine: true,
    recipientName,
    amountMinor: sendMinor,
  }))
}

async function threadTasks(work: Work, { customerId, mayOperate: mine }: Reader): Promise<Task[]> {
  const threads = await threadsForCustomer(work, customerId)
  const names = await namesOf(
    work,
    threads.flatMap(({ transferId }) => transferId ?? []),
  )
  return threads.map(({ id, transferId }) => ({
    id: `answer-thread:${id}`,
    kind: 'answer-thread',
    path: `/support/${toWireId('thread', id)}`,
    mine,
    recipientName: names.get(transferId ?? ''),
  }))
}

/** Data that recipients sent and the customer has yet to accept. */
async function proposalTasks(work: Work, { customerId, mayOperate: mine }: Reader): Promise<Task[]> {
  return (await openFormsOf(work, customerId)).flatMap(({ id, proposal, expiresAt }) =>
    proposal === undefined
      ? []
      : [
          {
            id: `accept-recipient:${id}`,
            kind: 'accept-recipient' as const,
            path: `/recipients/proposals/${toWireId('recipient-form', id)}`,
            dueAt: expiresAt,
            mine,
            recipientName: proposal.name,
          },
        ],
  )
}

async function namesOf(
  work: Work,
  transferIds: readonly Id<'transfer'>[],
): Promise<ReadonlyMap<string, string>> {
  const parties = await partiesOf(work, [...new Set(transferIds)])
  return new Map([...parties].map(([id, { beneficiary }]) => [id, beneficiary.name]))
}

/** The tasks of the acting customer, earliest deadline first. */
export async function tasksOf(work: Work): Promise<Task[]> {
  const { actor } = work
  if (actor.kind !== 'customer') return []
  const reader: Reader = {
    customerId: actor.customerId,
    userId: actor.userId,
    mayOperate: await actingMay(work, 'operate'),
    mayAdminister: await actingMay(work, 'administer'),
  }
  const tasks: Task[] = []
  const sources = [itemTasks, debtTasks, orderTasks, signingTasks, refundTasks, proposalTasks, threadTasks]
  for (const read of sources) tasks.push(...(await read(work, reader)))
  return tasks.sort(byDeadline)
}
