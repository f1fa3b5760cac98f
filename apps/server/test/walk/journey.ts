/* long: one switch over every way in which a customer may pay */
import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import { setTimeout as pause } from 'node:timers/promises'
import { postForm, type RunningEnvironment } from '../life.ts'
import type { StressCustomer } from './people.ts'
import type { Random } from './random.ts'
import { isHarmless, wishPesos, wishRecipient, type WalkRecipient } from './wishes.ts'

/** What a customer of the stress test does about an order. */
export const plans = [
  'exact',
  'exact',
  'exact',
  'parts',
  'over',
  'twice',
  'plain',
  'other-rut',
  'other-rut-only',
  'short',
  'short-and-cancel',
  'nothing',
  'cancel',
  'cancel-then-pay',
  'pay-and-cancel',
  'pay-again-later',
] as const

/** Temporary refusals that are retried soon. */
const passing = new Set([
  'unavailable',
  'rate-unavailable',
  'quote-expired',
  'request-in-progress',
  'bank-unavailable',
  'blocked-by-pending-item',
  'failure',
])
const TRIES = 40

async function keep({ client }: StressCustomer, recipient: WalkRecipient): Promise<string> {
  const { corridorId, name, details } = recipient
  const made = await client.post<RecipientWire>('/api/recipients', {
    corridorId,
    kind: 'person',
    name,
    relationship: 'family',
    details,
  })
  // A repeated order may find its recipient already created.
  if (made.body.code === 'recipient-already-kept') return String(made.body.facts?.['recipientId'])
  if (made.status !== 201) throw new Error(`the walk's recipient is refused: ${JSON.stringify(made.body)}`)
  return made.body.id
}

/** Quotes and orders, and retries temporary refusals; undefined when the customer has too many open orders. */
async function order(
  traveller: StressCustomer,
  random: Random,
  recipient: WalkRecipient,
): Promise<TransferWire | undefined> {
  const { client } = traveller
  const recipientId = await keep(traveller, recipient)
  const side = random.pick(['send', 'receive'])
  const amount = side === 'send' ? wishPesos(random, 5_000, 900_000) : String(random.whole(2_000, 90_000))
  for (let tries = 0; tries < TRIES; tries++) {
    const quote = await client.post<{ id: string; price: TransferWire['price'] }>('/api/quotes', {
      corridorId: recipient.corridorId,
      side,
      amount,
    })
    if (quote.status === 201 && !isHarmless(quote.body.price.send.amount))
      return order(traveller, random, recipient)
    const ordered =
      quote.status === 201
        ? await client.post<TransferWire>('/api/transfers', {
            quoteId: quote.body.id,
            recipientId,
            purpose: 'family-support',
            fundsSource: 'salary',
            relationship: 'family',
          })
        : undefined
    if (ordered?.status === 201) return ordered.body
    const code = (ordered ?? quote).body.code
    if (['too-many-open-orders', 'too-many-orders', 'amount-below-minimum'].includes(code)) return undefined
    if (!passing.has(code))
      throw new Error(`the walk's order is refused: ${JSON.stringify((ordered ?? quote).body)}`)
    await pause(200)
  }
  return undefined
}

/** Pays on the bank's page. Where the bank does not respond to us, the payer uses the bank directly. */
async function pay(
  life: RunningEnvironment,
  traveller: StressCustomer,
  transfer: TransferWire,
  amount: string,
  account = 'corriente',
): Promise<void> {
  const page = await traveller.client.post<{ url: string }>(`/api/transfers/${transfer.id}/payments`, {})
  if (page.status === 201) return postForm(page.body.url, { account, amount, action: 'approve' })
  const reference = transfer.payment?.reference
  if (account === 'corriente' && reference !== undefined)
    await plain(life, traveller, amount, `para ${reference.toLowerCase()}, gracias`)
}

const plain = (life: RunningEnvironment, { rut, name }: StressCustomer, amount: string, reference: string) =>
  life.transferTo({ rut, name, amount, reference })
const cancel = ({ client }: StressCustomer, { id }: TransferWire) =>
  client.post(`/api/transfers/${id}/cancellation`, {})

/** One order with all actions of its customer. */
export async function journey(
  life: RunningEnvironment,
  traveller: StressCustomer,
  random: Random,
): Promise<string> {
  const recipient = wishRecipient(random)
  const ordered = await order(traveller, random, recipient)
  if (ordered === undefined) return 'none'
  if (recipient.listedLate)
    await life.controlSandbox('/control/names', { name: recipient.name, kind: 'person' })
  const plan = random.pick(plans)
  const send = ordered.price.send.amount
  const total = Number(send)
  const part = wishPesos(random, 1, total - 1)
  const pesos = () => wishPesos(random, 1_000, 90_000)
  switch (plan) {
    case 'nothing':
      break
    case 'exact':
    case 'pay-again-later':
      await pay(life, traveller, ordered, send)
      if (plan === 'exact') break
      await pause(random.whole(200, 2500))
      await plain(life, traveller, pesos(), ordered.payment?.reference ?? '')
      break
    case 'parts':
      await pay(life, traveller, ordered, part)
      await plain(
        life,
        traveller,
        isHarmless(String(total - Number(part))) ? String(total - Number(part)) : send,
        ordered.payment?.reference ?? '',
      )
      break
    case 'over':
      await pay(life, traveller, ordered, wishPesos(random, total + 1, total + 50_000))
      break
    case 'twice':
      await Promise.all([
        pay(life, traveller, ordered, send),
        plain(life, traveller, send, ordered.payment?.reference ?? ''),
      ])
      break
    case 'plain':
      await plain(life, traveller, send, ordered.payment?.reference ?? '')
      break
    case 'other-rut':
    case 'other-rut-only':
      await pay(life, traveller, ordered, pesos(), 'otra')
      if (plan === 'other-rut') await pay(life, traveller, ordered, send)
      break
    case 'short':
    case 'short-and-cancel':
      await pay(life, traveller, ordered, part)
      if (plan === 'short-and-cancel') await cancel(traveller, ordered)
      break
    case 'cancel':
      await cancel(traveller, ordered)
      break
    case 'cancel-then-pay':
      await cancel(traveller, ordered)
      await plain(life, traveller, send, ordered.payment?.reference ?? '')
      break
    case 'pay-and-cancel':
      await Promise.all([
        pay(life, traveller, ordered, send),
        pause(random.whole(0, 600)).then(() => cancel(traveller, ordered)),
      ])
  }
  return plan
}
