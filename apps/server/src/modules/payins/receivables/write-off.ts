import { refuse, toWireId, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal, ReceivableCaseWire, ReceivableWire } from '@puente/contract/staff'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { decide, openApprovals, proposalHead, propose } from '../../approvals/index.ts'
import { account, book, move } from '../../books/index.ts'
import { ageInBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { referencesOf } from '../payins.store.ts'
import { receivedMinor, WRITE_OFF_ACTION, type Receivable } from './receivable.ts'
import {
  lockReceivable,
  debtOfCustomer,
  partsOfReceivables,
  receivableFor,
  sentBackOf,
  writeOffRow,
} from './receivables.store.ts'
import { payersOf } from '../received/payments.store.ts'
import { clp, namedRows, personLine, transferLine } from '../suspense/suspense-view.ts'

async function lockOwed(
  work: Work,
  id: string,
): Promise<Receivable | Refusal<'not-found' | 'receivable-closed'>> {
  const receivable = await lockReceivable(work, id)
  if (receivable === undefined) return refuse('not-found')
  return receivable.status === 'open' ? receivable : refuse('receivable-closed')
}

/** Proposes to write off a receivable. */
export async function proposeWriteOff(
  work: Work,
  id: string,
  note: string,
): Promise<Receivable | Refusal<'not-found' | 'receivable-closed' | 'already-proposed'>> {
  const receivable = await lockOwed(work, id)
  if ('refused' in receivable) return receivable
  const proposed = await propose(work, WRITE_OFF_ACTION, id, {}, note)
  return 'refused' in proposed ? proposed : receivable
}

/** Confirms a write-off or sends it back. The outstanding amount becomes the operator's loss and blocks nobody. */
export async function decideWriteOff(
  work: Work,
  id: string,
  said: Decision,
): Promise<Receivable | Refusal<'not-found' | 'receivable-closed' | DecisionRefusal>> {
  const receivable = await lockOwed(work, id)
  if ('refused' in receivable) return receivable
  const decided = await decide(work, WRITE_OFF_ACTION, id, said)
  if ('refused' in decided) return decided
  if (said.decision === 'send-back') return receivable
  await writeOffRow(work, id)
  const { debtor, outstandingMinor } = receivable
  await book(work, [
    {
      id: derivedId('written-off', id),
      kind: 'receivable-written-off',
      subject: receivable.orderId ?? receivable.paymentId,
      reason: decided.note,
      legs: move(
        account('reversal-losses', 'CLP'),
        account('customer-receivable', 'CLP', debtor),
        outstandingMinor,
      ),
    },
  ])
  return (await receivableFor(work, id)) ?? refuse('not-found')
}

/** Refuses sending while the acting customer has a debt for a reversed payment. */
export async function reversedPaymentGate(work: Work): Promise<Refusal<'payment-reversed'> | undefined> {
  if (work.actor.kind !== 'customer') return undefined
  const owed = await debtOfCustomer(work, work.actor.customerId)
  return owed > 0n ? refuse('payment-reversed', { amountMinor: String(owed) }) : undefined
}

/** Receivables as rows of the list. Each lookup is one query for all of them. */
export async function receivableViews(
  work: Work,
  receivables: readonly Receivable[],
): Promise<ReceivableWire[]> {
  const references = await referencesOf(
    work,
    receivables.flatMap(({ orderId }) => orderId ?? []),
  )
  const approvals = await openApprovals(
    work,
    WRITE_OFF_ACTION,
    receivables.map(({ id }) => id),
  )
  const names = await staffNames(
    work,
    [...approvals.values()].map(({ proposedBy }) => proposedBy),
  )
  const calendar = await bankingCalendar(work)
  const payers = await payersOf(
    work,
    receivables.map(({ paymentId }) => paymentId),
  )
  return receivables.map((one) => {
    const from = payers.get(one.paymentId)
    if (from === undefined) throw new Error(`receivable ${one.id} is not whole`)
    const approval = one.status === 'open' ? approvals.get(one.id) : undefined
    return {
      id: toWireId('receivable', one.id),
      reference: one.reference,
      paymentId: toWireId('payment', one.paymentId),
      ...(one.refundId === undefined ? {} : { refundId: toWireId('refund', one.refundId) }),
      ...(one.customerId === undefined ? {} : { customerId: toWireId('customer', one.customerId) }),
      owedBy: personLine(work, from.payer),
      ...transferLine(one.orderId, references),
      status: one.status,
      amount: clp(one.amountMinor),
      outstanding: clp(one.outstandingMinor),
      received: clp(receivedMinor(one)),
      debtor: one.debtor,
      writtenOff: clp(one.writtenOffMinor),
      ...(one.closedAt === undefined ? {} : { closedAt: one.closedAt.toISOString() }),
      team: 'treasury',
      openedAt: one.openedAt.toISOString(),
      ageDays: ageInBankingDays(calendar, one.openedAt, one.closedAt ?? work.now),
      dueAt: one.dueAt.toISOString(),
      ...(approval === undefined ? {} : { proposal: proposalHead(approval, names) }),
    }
  })
}

/** Receivables as rows of the list or of its export. */
export const receivableRows = namedRows('look-at-receivables', receivableViews)

/** One debt with the amounts that reduced it. Writes the view to the audit trail, because it names the debtor. */
export async function receivableCaseView(work: Work, receivable: Receivable): Promise<ReceivableCaseWire> {
  await work.audit({ action: 'look-at-receivable', subject: receivable.id })
  const [view] = await receivableViews(work, [receivable])
  if (view === undefined) throw new Error(`receivable ${receivable.id} has no view`)
  const sentBack = (await sentBackOf(work, [receivable.id])).get(receivable.id)
  return {
    ...view,
    parts: (await partsOfReceivables(work, [receivable.id])).map(
      ({ source, paymentId, amountMinor, at }) => ({
        source,
        ...(paymentId === undefined ? {} : { paymentId: toWireId('payment', paymentId) }),
        amount: clp(amountMinor),
        at: at.toISOString(),
      }),
    ),
    ...(sentBack === undefined ? {} : { sentBack: clp(sentBack) }),
  }
}
