import { refuse, type Refusal } from '@puente/contract'
import type { BankPort } from '../../../partners/bank.ts'
import type { Actor } from '../../../platform/actor.ts'
import { derivedId } from '../../../platform/ids.ts'
import { recordPartnerCalls } from '../../../platform/data/partner-calls.ts'
import type { Runtime } from '../../../platform/work.ts'
import { fundingOf } from '../orders.ts'
import * as store from './payment-requests.store.ts'

/**
 * Opens a payment page at the bank for the amount that an order lacks, and returns its URL.
 * Lease, call, record: the same missing amount always gives the same page. Refuses when nothing is missing or the bank
 * does not answer.
 */
export async function requestPayment(
  runtime: Runtime,
  bank: BankPort,
  actor: Actor,
  order: { readonly id: string; readonly payerRut: string; readonly returnUrl: string },
): Promise<{ readonly url: string } | Refusal<'not-in-this-state' | 'bank-unavailable'>> {
  const request = await runtime.work(actor, async (work) => {
    const { order: payinOrder, remainingMinor } = await fundingOf(work, order.id)
    if (remainingMinor === 0n || payinOrder.closedAt !== undefined)
      return refuse('not-in-this-state', { state: 'paid' })
    const known = await store.requestFor(work, order.id, remainingMinor)
    if (known !== undefined) return known
    const id = derivedId('payment-request', order.id, String(remainingMinor))
    const claimed = {
      id,
      clientReference: `${payinOrder.reference}-${id.slice(-6)}`,
      amountMinor: remainingMinor,
    }
    await store.insertRequest(work, order.id, claimed)
    return { ...claimed, url: undefined }
  })
  if ('refused' in request) return request
  if (request.url !== undefined) return { url: request.url }
  const answer = await bank.requestPayment({
    ...request,
    payerRut: order.payerRut,
    returnUrl: order.returnUrl,
  })
  await runtime.work(actor, async (work) => {
    await recordPartnerCalls(work, order.id, [answer.call])
    if (answer.outcome === 'ok')
      await store.requestAnswered(work, request.id, answer.value.id, answer.value.url)
  })
  return answer.outcome === 'ok' ? { url: answer.value.url } : refuse('bank-unavailable')
}
