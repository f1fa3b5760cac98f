import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import type { CustomerApi, Newcomer, Wire } from './newcomers.ts'
import { orderBody, quoteBody, recipientBody } from './bodies.ts'
import { transferTo } from './outside.ts'

/** Creates a recipient in the United States; the session has passed a step-up. */
export const keepRecipient = (api: CustomerApi, name?: string): Promise<Wire> =>
  api.send('POST', '/api/recipients', recipientBody(name))

/** A form for a recipient in the United States: its id, and the token of its link. */
export async function sharedForm(api: CustomerApi): Promise<{ readonly id: string; readonly token: string }> {
  const body = { corridorId: 'us-usd', alias: 'Mamá' }
  const { form, url } = await api.send<{ form: Wire; url: string }>('POST', '/api/recipient-forms', body)
  return { id: form.id, token: new URL(url).pathname.split('/').at(-1) ?? '' }
}

/** The id of a form that its recipient has filled in. */
export async function filledForm(api: CustomerApi): Promise<string> {
  const { id, token } = await sharedForm(api)
  const { kind, name, details } = recipientBody('Ana Silva Souza')
  const response = await fetch(new URL(`/api/shared-forms/${token}/proposal`, addresses().customer), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, name, details }),
  })
  if (!response.ok) throw new Error(`the form answered ${await response.text()}`)
  return id
}

/** Orders a transfer that waits for its payment. */
export async function orderFor(api: CustomerApi, recipientId: string, amount = '50000'): Promise<Wire> {
  const { id: quoteId } = await api.send('POST', '/api/quotes', quoteBody(amount))
  return api.send('POST', '/api/transfers', orderBody(quoteId, recipientId))
}

/** Pays an order from the new customer's own account: the full amount, or this amount. */
export const paid = (
  { rut }: Newcomer,
  { payment }: Wire,
  amount = payment.remainingMinor,
): Promise<unknown> => transferTo({ payerRut: rut, amount, reference: payment.reference })

/** The current state of a transfer, as its customer sees it. */
export const stateOf = (api: CustomerApi, id: string): Promise<Wire> => api.get(`/api/transfers/${id}`)

/** A delivered transfer of this customer. */
export async function deliveredFor(newcomer: Newcomer, recipientId: string): Promise<Wire> {
  const order = await orderFor(newcomer.api, recipientId)
  await paid(newcomer, order)
  const now = () => stateOf(newcomer.api, order.id)
  await expect.poll(async () => (await now()).state, { timeout: 60_000 }).toBe('delivered')
  return now()
}
