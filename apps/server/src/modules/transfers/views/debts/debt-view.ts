import { toWireId } from '@puente/contract'
import type { DebtSummaryWire, DebtWire } from '@puente/contract/customer'
import type { Work } from '../../../../platform/work.ts'
import { partsOfReceivables, receivedMinor, sentBackOf, type Receivable } from '../../../payins/index.ts'
import { payinAccount } from '../../terms.ts'
import { partiesOf, transfersByIds } from '../../transfers.store.ts'

const clp = (minor: bigint) => ({ amount: String(minor), currency: 'CLP' })

const statusOf = { open: 'open', settled: 'paid', 'written-off': 'closed' } as const

/** Debts as rows of the debtor's list. One query loads their transfers. */
export async function debtSummaries(work: Work, debts: readonly Receivable[]): Promise<DebtSummaryWire[]> {
  const orderIds = [...new Set(debts.flatMap(({ orderId }) => orderId ?? []))]
  const transfers = new Map((await transfersByIds(work, orderIds)).map((one) => [one.id, one]))
  const parties = await partiesOf(work, orderIds)
  return debts.map((debt) => {
    const transfer = debt.orderId === undefined ? undefined : transfers.get(debt.orderId)
    const recipientName = transfer && parties.get(transfer.id)?.beneficiary.name
    return {
      id: toWireId('receivable', debt.id),
      status: statusOf[debt.status],
      reference: debt.reference,
      ...(transfer === undefined
        ? {}
        : { transferId: toWireId('transfer', transfer.id), transferReference: transfer.reference }),
      ...(recipientName === undefined ? {} : { recipientName }),
      amount: clp(debt.amountMinor),
      received: clp(receivedMinor(debt)),
      remaining: clp(debt.outstandingMinor),
      openedAt: debt.openedAt.toISOString(),
      dueAt: debt.dueAt.toISOString(),
      ...(debt.closedAt === undefined ? {} : { closedAt: debt.closedAt.toISOString() }),
    }
  })
}

/** One debt as returned to its debtor: how to pay it, what was received and what is due. */
export async function debtView(work: Work, debt: Receivable): Promise<DebtWire> {
  const [summary] = await debtSummaries(work, [debt])
  if (summary === undefined) throw new Error(`debt ${debt.id} has no view`)
  const parts = await partsOfReceivables(work, [debt.id])
  const sentBack = (await sentBackOf(work, [debt.id])).get(debt.id)
  const account = debt.status === 'open' ? await payinAccount(work) : undefined
  return {
    ...summary,
    parts: parts.map(({ source, amountMinor, at }) => ({
      source,
      amount: clp(amountMinor),
      at: at.toISOString(),
    })),
    ...(sentBack === undefined ? {} : { sentBack: clp(sentBack) }),
    ...(account === undefined ? {} : { account }),
  }
}
