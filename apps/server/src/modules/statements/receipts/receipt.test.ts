import type { PriceWire } from '@puente/contract/customer'
import { extractText } from 'unpdf'
import { describe, expect, it, test } from 'vitest'
import type { StatementFacts } from '../../transfers/index.ts'
import { drawReceipt } from '../paper/draw-receipt.ts'
import { writable } from '../paper/fonts.ts'
import { factsHashOf, feeOutcomeOf, typedCode } from './receipt.ts'
import { paperOf } from './receipt-content.ts'

const clp = (amount: string) => ({ amount, currency: 'CLP' })
const price: PriceWire = {
  corridorId: 'us-usd',
  fixedSide: 'send',
  send: clp('200000'),
  receive: { amount: '20754', currency: 'USD' },
  fee: { gross: clp('2390'), net: clp('2008'), iva: clp('382') },
  converted: clp('197610'),
  customerRate: '0.00105',
  midMarketRate: '0.001054',
  customerClpPerUnit: '952.123456',
  midMarketClpPerUnit: '948.3',
  rateSource: 'prueba',
  rateAsOf: '2026-11-24T14:00:00.000Z',
  spread: { amount: clp('787'), bps: 40 },
  totalCost: { amount: clp('3177'), bps: 159 },
  arrival: { estimatedAt: '2026-11-25T18:00:00.000Z', reasons: [] },
}
const facts: StatementFacts = {
  transferId: '00000000-0000-7000-8000-000000000001',
  reference: 'PU7K2M9QXA',
  state: 'delivered',
  sender: { kind: 'person', name: 'María Ñancupil Łódź' },
  recipient: { name: 'Rosa Ejemplo Muestra', country: 'US', accountEnding: '6789' },
  price,
  orderedAt: new Date('2026-11-24T14:01:00Z'),
  deliveredAt: new Date('2026-11-25T18:22:00Z'),
  returnedAt: undefined,
  refundedAt: undefined,
  wasConverted: true,
  refundedMinor: 0n,
}
const refunded: StatementFacts = {
  ...facts,
  state: 'refunded',
  deliveredAt: undefined,
  refundedAt: new Date('2026-11-27T13:05:00Z'),
  refundedMinor: 200_000n,
}
const receipt = { id: 'r', transferId: facts.transferId, folio: 'CE23456789', code: 'K7MPQ2RTX9WA' }

async function textOf(
  kind: 'delivery' | 'refund',
  received: StatementFacts,
): Promise<{ text: string; pages: number }> {
  const issued = {
    receipt,
    kind,
    facts: received,
    factsHash: factsHashOf(receipt, kind, received),
    issuedAt: new Date('2026-11-25T18:25:00Z'),
  }
  const bytes = await drawReceipt(paperOf(issued, 'Marca Ficticia', 'https://puente.test'))
  const { text, totalPages } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages }
}

describe('the outcome of the fee', () => {
  test.each([
    ['not-charged', { ...refunded, wasConverted: false }],
    ['not-charged', { ...refunded, wasConverted: false, refundedMinor: 50_000n }],
    ['given-back', refunded],
    ['kept', { ...refunded, refundedMinor: 199_999n }],
    // A refund of the full amount after a delivery: the fee was earned.
    ['kept', { ...refunded, deliveredAt: facts.deliveredAt }],
  ] as const)('%s', (outcome, received) => expect(feeOutcomeOf(received)).toBe(outcome))
})

describe('the document', () => {
  it('a delivered transfer: everything that was priced, in Santiago time, on one page', async () => {
    const { text, pages } = await textOf('delivery', facts)
    expect(pages).toBe(1)
    for (const said of [
      'Marca Ficticia',
      'Comprobante de envío',
      'Folio CE23456789',
      'Emitido 25/11/2026 15:25',
      'Enviaste $200.000 CLP',
      'Rosa Ejemplo Muestra recibió 207,54 USD',
      'Entregado el 25/11/2026 15:22',
      'María Ñancupil Łódź',
      'Chile Estados Unidos',
      'Terminada en 6789',
      'PU7K2M9QXA',
      'Confirmado 24/11/2026 11:01',
      'Comisión neta $2.008 CLP',
      'IVA de la comisión $382 CLP',
      '1 USD = $952,123',
      '$1.000 = 1,05028 USD',
      '1 USD = $948,300',
      '$1.000 = 1,05452 USD. Según prueba, 24/11/2026 11:00',
      '$787 CLP (0,40 %)',
      '$3.177 CLP (1,59 %)',
      'https://puente.test/verify-receipt/K7MPQ2RTX9WA',
      'K7MP-Q2RT-X9WA',
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/undefined|NaN|[{}]|\?/)
  })

  it('a refund: the refunded amount, and whether the fee was refunded', async () => {
    const whole = await textOf('refund', refunded)
    for (const said of [
      'Comprobante de devolución',
      'Te devolvimos $200.000 CLP',
      'Devolvimos la comisión completa, con su IVA.',
      'Monto no entregado 207,54 USD',
    ])
      expect(whole.text).toContain(said)
    expect(whole.pages).toBe(1)
    const kept = await textOf('refund', {
      ...refunded,
      deliveredAt: facts.deliveredAt,
      refundedMinor: 190_123n,
    })
    expect(kept.text).toContain('Te devolvimos $190.123 CLP')
    expect(kept.text).toContain('no se devuelve')
  })

  it('a refund of money that was not converted: no converted amount, rate or cost', async () => {
    const { text, pages } = await textOf('refund', {
      ...refunded,
      wasConverted: false,
      refundedMinor: 60_000n,
    })
    for (const said of [
      'Ibas a enviar $200.000 CLP',
      'Te devolvimos $60.000 CLP',
      'no se cobró comisión',
      'Monto del envío $200.000 CLP',
      'Monto no entregado 207,54 USD',
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/se convirtió|Tipo de cambio|Comisión neta|IVA|Diferencia|Costo total/)
    expect(pages).toBe(1)
  })

  it('a refund with its whole fee: the conversion, and no total cost', async () => {
    const { text } = await textOf('refund', refunded)
    expect(text).toContain('Monto que se convirtió $197.610 CLP')
    expect(text).not.toContain('Costo total')
    const kept = await textOf('refund', { ...refunded, deliveredAt: facts.deliveredAt })
    expect(kept.text).toContain('Costo total $3.177 CLP')
  })

  it('the longest names: more pages, and nothing is lost', async () => {
    const long = (sign: string, count: number) => `${sign.repeat(9)} `.repeat(count).trim()
    const { text, pages } = await textOf('delivery', {
      ...facts,
      sender: { kind: 'company', name: long('W', 20) },
      recipient: { ...facts.recipient, name: long('M', 14) },
    })
    expect([2, 3]).toContain(pages)
    expect(text).toContain('Costo total')
    expect(text.match(/WWWWWWWWW/g)).toHaveLength(20)
  })
})

test('a fingerprint: changes with any content of the document, and with nothing else', () => {
  const of = (received: StatementFacts) => factsHashOf(receipt, 'delivery', received).toString('hex')
  expect(of({ ...facts, state: 'returned' })).toBe(of(facts))
  expect(of({ ...facts, reference: 'PU7K2M9QXB' })).not.toBe(of(facts))
  expect(of({ ...facts, price: { ...price, receive: { amount: '20755', currency: 'USD' } } })).not.toBe(
    of(facts),
  )
  expect(factsHashOf({ ...receipt, code: 'K7MPQ2RTX9WB' }, 'delivery', facts).toString('hex')).not.toBe(
    of(facts),
  )
})

test('typed codes are normalised, and letters that the font lacks are marked', () => {
  expect(typedCode(' k7mp-q2rt x9wa ')).toBe('K7MPQ2RTX9WA')
  expect(writable('Łódź “ñ” 中')).toBe('Łódź “ñ” ?')
})
