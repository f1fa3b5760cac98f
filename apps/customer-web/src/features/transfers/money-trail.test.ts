import type { TransferWire } from '@puente/contract/customer'
import { describe, expect, test } from 'vitest'
import { trailOf } from './money-trail.tsx'

type Point = TransferWire['timeline'][number]

const at = '2026-11-25T18:00:00.000Z'
const clp = (amount: string) => ({ amount, currency: 'CLP' })
const usd = { amount: '5125', currency: 'USD' }
const done = (step: Point['step']): Point => ({ step, status: 'done', at })
const next = (step: Point['step']): Point => ({ step, status: 'next' })

/** The lines of an order of $50.000: 'Salió de tu cuenta $20.000 CLP'. */
const linesOf = (timeline: readonly Point[], more: Partial<TransferWire> = {}): readonly string[] =>
  trailOf({
    received: clp('0'),
    price: {
      send: clp('50000'),
      receive: usd,
      fee: { gross: clp('1340') },
      converted: clp('48660'),
      customerClpPerUnit: '949.46',
    },
    recipient: { name: 'Rosa', country: 'US', accountEnding: '1222' },
    ...more,
    timeline,
  } as unknown as TransferWire).map(({ term, value }) =>
    `${term as string}: ${value as string}`.replaceAll(/[\u00a0\u202f]/g, ' ').replace(/, \d\d\/.*$/, ' @'),
  )

const whole = [done('ordered'), done('payment-received'), done('converted'), done('sent-to-bank')]

describe('an order that ended before the conversion', () => {
  test.each(['cancelled', 'expired', 'stopped'] as const)('unpaid and %s: no line', (step) => {
    expect(linesOf([done('ordered'), done(step)])).toEqual([])
  })

  test('part-paid and refunded: what was paid and what came back', () => {
    const timeline = [done('ordered'), done('refunding'), done('refunded')]
    expect(linesOf(timeline, { refunded: clp('20000') })).toEqual([
      'Salió de tu cuenta: $20.000 CLP',
      'Volvió a tu cuenta: $20.000 CLP @',
    ])
  })

  test('paid, with a refund under way: what was paid, and what comes back', () => {
    const timeline: Point[] = [
      done('ordered'),
      done('payment-received'),
      { step: 'refunding', status: 'now', at },
      next('refunded'),
    ]
    expect(linesOf(timeline, { refunded: clp('50000') })).toEqual([
      'Salió de tu cuenta: $50.000 CLP @',
      'Vuelve a tu cuenta: $50.000 CLP',
    ])
  })

  test('a payment that the bank reversed, with nothing to refund: no line', () => {
    const timeline = [done('ordered'), done('payment-received'), done('refunding'), done('refunded')]
    expect(linesOf(timeline, { refunded: clp('0') })).toEqual([])
  })
})

describe('an order that continues', () => {
  const coming: readonly Point[] = [
    { step: 'payment-received', status: 'now' },
    next('converted'),
    next('sent-to-bank'),
    next('delivered'),
  ]

  test('part-paid: what was paid in the past tense, all else in the future', () => {
    expect(linesOf([done('ordered'), ...coming], { received: clp('20000') })).toEqual([
      'Salió de tu cuenta: $20.000 CLP',
      'Saldrá de tu cuenta: $30.000 CLP',
      'Nuestra comisión, IVA incluido: $1.340 CLP',
      expect.stringMatching(/^Se convertirá: \$48\.660 CLP/) as string,
      'Saldrá hacia Estados Unidos: 51,25 USD',
      'Llegará a la cuenta terminada en 1222: 51,25 USD',
    ])
  })

  test('in a review, with its cancellation requested: only what was paid', () => {
    const timeline: Point[] = [
      done('ordered'),
      done('payment-received'),
      { step: 'checking', status: 'now', at },
      next('converted'),
      next('sent-to-bank'),
      next('delivered'),
    ]
    expect(linesOf(timeline, { received: clp('50000'), cancelAskedAt: at })).toEqual([
      'Salió de tu cuenta: $50.000 CLP @',
    ])
  })

  test('at the bank: what happened, and that it will reach the account', () => {
    expect(linesOf([...whole, { step: 'delivered', status: 'now' }], { received: clp('50000') })).toEqual([
      'Salió de tu cuenta: $50.000 CLP @',
      'Nuestra comisión, IVA incluido: $1.340 CLP',
      expect.stringMatching(/^Se convirtió: .* @$/) as string,
      'Salió hacia Estados Unidos: 51,25 USD @',
      'Llegará a la cuenta terminada en 1222: 51,25 USD',
    ])
  })
})

test('a refund after a return: the payout and its return, with no arrival that did not happen', () => {
  const timeline: Point[] = [
    ...whole,
    { step: 'returned', status: 'problem', at },
    done('refunding'),
    done('refunded'),
  ]
  expect(linesOf(timeline, { refunded: clp('48000') })).toEqual([
    'Salió de tu cuenta: $50.000 CLP @',
    'Nuestra comisión, IVA incluido: $1.340 CLP',
    expect.stringMatching(/^Se convirtió: /) as string,
    'Salió hacia Estados Unidos: 51,25 USD @',
    'El banco de destino lo devolvió: 51,25 USD @',
    'Volvió a tu cuenta: $48.000 CLP @',
  ])
})
