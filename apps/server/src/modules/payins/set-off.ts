import type { Journal } from '@puente/ledger'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { account, move } from '../books/index.ts'
import {
  lockReceivablesOfOrder,
  lockWrittenOffOfOrder,
  recoverRow,
  reduceReceivable,
} from './receivables.store.ts'

/**
 * Takes money of an order for what is owed over its own reversed payments, `upToMinor` at most: what is open first, then
 * what the operator had given up. Answers how much it took and the journals; the caller books them in the same work.
 */
export async function setOff(
  work: Work,
  orderId: string,
  upToMinor: bigint,
): Promise<{ readonly minor: bigint; readonly journals: Journal[] }> {
  const funds = account('client-funds', 'CLP', orderId)
  const journals: Journal[] = []
  let minor = 0n
  if (upToMinor <= 0n) return { minor, journals }
  const partOf = (owedMinor: bigint) => (owedMinor < upToMinor - minor ? owedMinor : upToMinor - minor)
  for (const { id, debtor, outstandingMinor } of await lockReceivablesOfOrder(work, orderId)) {
    const part = partOf(outstandingMinor)
    if (part <= 0n) break
    await reduceReceivable(work, id, part)
    journals.push({
      id: derivedId('set-off', id, String(outstandingMinor)),
      kind: 'payin-set-off',
      subject: orderId,
      legs: move(funds, account('customer-receivable', 'CLP', debtor), part),
    })
    minor += part
  }
  for (const { id, writtenOffMinor } of await lockWrittenOffOfOrder(work, orderId)) {
    const part = partOf(writtenOffMinor)
    if (part <= 0n) break
    await recoverRow(work, id, part)
    journals.push({
      id: derivedId('recovered', id, String(writtenOffMinor)),
      kind: 'receivable-recovered',
      subject: orderId,
      legs: move(funds, account('reversal-losses', 'CLP'), part),
    })
    minor += part
  }
  return { minor, journals }
}
