import type { TransferWire } from '@puente/contract/customer'
import { addresses } from './addresses.ts'
import { orderBody, quoteBody, recipientBody } from './bodies.ts'
import { transferTo } from './outside.ts'
import type { Session } from './session.ts'

/** The RUT of the demo person; a plain transfer from their account is matched. */
export const personaRut = '11222333-9'

/** An order of the demo person to the United States; the name selects the outcome of the payout. */
export async function order(
  session: Session,
  name = 'Rosa Ejemplo',
  amount = '200000',
): Promise<TransferWire> {
  const quote = await session.post<{ id: string }>('/api/quotes', quoteBody(amount))
  const recipientId = await recipientOf(session, name)
  return session.post('/api/transfers', orderBody(quote.id, recipientId))
}

/** The customer's recipient with this name. It is reused, because each new one needs a code by mail. */
async function recipientOf(session: Session, name: string): Promise<string> {
  const { items } = await session.get<{ items: { id: string; name: string }[] }>('/api/recipients')
  const kept = items.find((recipient) => recipient.name === name)
  if (kept !== undefined) return kept.id
  const recipient = await session.post<{ id: string }>('/api/recipients', recipientBody(name))
  return recipient.id
}

const unpaid: (() => Promise<unknown>)[] = []

/**
 * As `order`, for a test that does not pay it. A customer may have only a few orders without a payment, so
 * `cancelUnpaid` cancels it after the test.
 */
export async function orderUnpaid(session: Session, name?: string, amount?: string): Promise<TransferWire> {
  const ordered = await order(session, name, amount)
  unpaid.push(() => session.post(`/api/transfers/${ordered.id}/cancellation`, {}))
  return ordered
}

/** Cancels the orders of `orderUnpaid`: for `afterEach`, which also runs after a test that failed. */
export async function cancelUnpaid(): Promise<void> {
  for (const cancel of unpaid.splice(0)) await cancel()
}

/** Pays an order by a plain transfer of its customer: the full amount, or this amount. */
export const payFor = (
  { payment, price }: TransferWire,
  amount = price.send.amount,
): Promise<{ id: string }> =>
  transferTo({ payerRut: personaRut, amount, reference: payment?.reference ?? '' })

/** Waits until the customer sees this state of a transfer. */
export async function until(
  session: Session,
  id: string,
  isSo: (transfer: TransferWire) => boolean,
): Promise<TransferWire> {
  const end = Date.now() + 60_000
  for (;;) {
    const transfer = await session.get<TransferWire>(`/api/transfers/${id}`)
    if (isSo(transfer)) return transfer
    if (Date.now() > end) throw new Error(`${id} is ${transfer.state} at ${addresses().customer}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** An order that was paid and delivered. */
export async function delivered(session: Session, name?: string, amount?: string): Promise<TransferWire> {
  const ordered = await order(session, name, amount)
  await payFor(ordered)
  return until(session, ordered.id, ({ state }) => state === 'delivered')
}
