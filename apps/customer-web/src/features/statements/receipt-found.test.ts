import type { VerificationWire } from '@puente/contract/customer'
import { expect, test } from 'vitest'
import { receiptFound } from './receipt-found.ts'

const at = '2026-11-25T18:00:00.000Z'

const amountsOf = (facts: Partial<VerificationWire>) =>
  receiptFound({
    folio: 'CE23456789',
    reference: 'PU7K2M9QXA',
    state: 'delivered',
    send: { amount: '50000', currency: 'CLP' },
    receive: { amount: '5125', currency: 'USD' },
    country: 'US',
    recipient: { initials: 'R. E.', accountEnding: '1222' },
    orderedAt: at,
    issues: [],
    ...facts,
  })
    .slice(3, 6)
    .map(({ term, value }) => `${term as string} ${value as string}`.replaceAll('\u00a0', ' '))
    .filter((line) => /CLP|USD/.test(line))

const refunded = { amount: '20000', currency: 'CLP' }

test.each<[string, Partial<VerificationWire>, readonly string[]]>([
  ['delivered', { deliveredAt: at }, ['Se envió $50.000 CLP', 'Recibe 51,25 USD']],
  ['unpaid', { state: 'waiting-for-payment' }, ['Envía $50.000 CLP', 'Recibe 51,25 USD']],
  ['cancelled', { state: 'cancelled' }, ['Iba a enviar $50.000 CLP', 'Iba a recibir 51,25 USD']],
  [
    'part-paid and refunded',
    { state: 'refunded', refunded, refundedAt: at },
    ['Iba a enviar $50.000 CLP', 'Iba a recibir 51,25 USD', 'Se devolvió $20.000 CLP'],
  ],
  [
    'refunded after the bank returned the delivery',
    { state: 'refunded', refunded, deliveredAt: at, returnedAt: at, refundedAt: at },
    ['Se envió $50.000 CLP', 'Iba a recibir 51,25 USD', 'Se devolvió $20.000 CLP'],
  ],
])('a receipt of a transfer that is %s: states only what happened', (_name, facts, lines) => {
  expect(amountsOf(facts)).toEqual(lines)
})
