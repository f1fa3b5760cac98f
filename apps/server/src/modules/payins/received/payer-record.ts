import { toWireId } from '@puente/contract'
import type { PayerRecord } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { customerReferences } from '../../customers/index.ts'
import { customersOfOrders } from '../payins.store.ts'
import { clp, payerLine } from '../suspense/suspense-view.ts'
import { payinRows, type Payin } from './payin-lists.store.ts'
import { payinSummary } from './payin-view.ts'
import { payersOf } from './payments.store.ts'

const SHOWN_MAX = 50

/** The accounts that payments came from, by the bank and the last digits, the one used last first. */
function accountsOf(
  work: Work,
  payments: readonly Payin[],
  payers: Awaited<ReturnType<typeof payersOf>>,
): PayerRecord['accounts'] {
  const grouped = Map.groupBy(payments, ({ id }) => {
    const payer = payers.get(id)?.payer
    return payer === undefined ? '' : JSON.stringify([payer.bank, payer.account])
  })
  return [...grouped.values()].flatMap((of) => {
    const last = of[0]
    const payer = last && payers.get(last.id)?.payer
    if (last === undefined || payer === undefined) return []
    const { bank, accountEnding } = payerLine(work, payer)
    return {
      paymentId: toWireId('payment', last.id),
      bank,
      ending: accountEnding,
      payments: of.length,
      total: clp(of.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
      lastAt: last.creditedAt.toISOString(),
    }
  })
}

/**
 * The payer of a payment with the latest payments of the same RUT; a payment without a RUT stands alone. The view is
 * recorded in the audit trail.
 */
export async function payerRecord(work: Work, payin: Payin): Promise<PayerRecord> {
  await work.audit({ action: 'look-at-payer', subject: payin.id })
  const from = (await payersOf(work, [payin.id])).get(payin.id)
  if (from === undefined) throw new Error(`payment ${payin.id} is not whole`)
  const { rut } = from.payer
  const payments =
    rut === '' ? [payin] : await payinRows(work, { search: { by: 'rut', rut } }, undefined, SHOWN_MAX)
  const payers = await payersOf(
    work,
    payments.map(({ id }) => id),
  )
  const owners = await customersOfOrders(
    work,
    payments.flatMap(({ orderId, status }) =>
      orderId !== undefined && status === 'matched' ? [orderId] : [],
    ),
  )
  return {
    id: toWireId('payment', payin.id),
    payer: payerLine(work, from.payer),
    payments: payments.map(payinSummary),
    accounts: accountsOf(work, payments, payers),
    customers: [...(await customerReferences(work, owners)).values()],
  }
}
