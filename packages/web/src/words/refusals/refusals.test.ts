import { refusals, type RefusalCode } from '@puente/contract'
import { describe, expect, it, test, vi } from 'vitest'
import { HttpError } from '../../client/http-error.ts'
import { describeFailure, refusalOf, refusalWords } from './describe-failure.ts'
import { networkMessages, offlineMessages, refusalMessages as common, waitMessages } from './messages.es.ts'
import { staffGeneralMessages } from './staff/messages-general.es.ts'
import { staffRefusalMessages } from './staff/messages.es.ts'
import { addStaffRefusalTexts } from './staff/speak-to-staff.ts'
import { faultMessages } from '../faults/messages.es.ts'
import { memberMessages } from '../members/messages.es.ts'
import { uiMessages } from '../ui/messages.es.ts'

const forCustomers = describeFailure(new HttpError(500, undefined))
addStaffRefusalTexts()
const refusalMessages = { ...common, ...staffRefusalMessages, ...staffGeneralMessages }
const codes = Object.keys(refusals) as RefusalCode[]
const problem = (code: RefusalCode, facts = {}, fields?: { at: string; fault: string }[]) =>
  new HttpError(refusals[code].status, {
    type: 'about:blank',
    title: code,
    status: refusals[code].status,
    code,
    facts,
    requestId: 'req-7',
    ...(fields === undefined ? {} : { fields }),
  })

function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages]
  return Object.values(messages as object).flatMap(textsOf)
}

describe('texts of refusals', () => {
  it('exist for every code, and for no other', () => {
    expect(new Set(Object.keys(refusalMessages))).toEqual(new Set(codes))
  })

  test.each(codes)('%s: says what happened, whether money moved and what to do next', (code) => {
    const { what, money, next } = refusalMessages[code]
    for (const sentence of [what, money, next]) expect(sentence).toMatch(/^\p{Lu}.{8,}[.]$/u)
    expect(money).toMatch(/dinero|cobr|cuenta|rep[ei]t/i)
    const view = refusalWords(code)
    expect(`${view.title} ${view.message}`).not.toMatch(/[{}]|undefined|NaN/)
  })

  test.each(
    textsOf([
      refusalMessages,
      networkMessages,
      offlineMessages,
      waitMessages,
      memberMessages,
      faultMessages,
      uiMessages,
    ]),
  )('"%s": contains no forbidden words', (text) => {
    expect(text).not.toMatch(/inv[áa]lid|por favor|lo sentimos|ups|usted|error \d|oops|procesando/i)
  })
})

describe('facts are filled into the texts', () => {
  test.each<[RefusalCode, Record<string, string | number>, RegExp]>([
    ['amount-below-minimum', { minimumMinor: '5000' }, /mínimo de \$5\.000\sCLP\./],
    ['amount-above-maximum', { maximumMinor: '10000000' }, /puedes enviar ahora: \$10\.000\.000\sCLP/],
    ['too-many-open-orders', { maximum: 3 }, /Tienes 3 envíos sin pagar/],
    [
      'too-many-orders',
      { per: 'hour', maximum: 5, againAt: '2026-11-24T15:05:00Z' },
      /5 envíos en una hora.*desde el 24\/11\/2026,? 12:05/,
    ],
    [
      'limit-exceeded',
      { limit: 'day', limitMinor: '950000', availableMinor: '42550' },
      /límite de 24 horas: \$950\.000\sCLP.*hasta \$42\.550\sCLP\./,
    ],
    [
      'limit-exceeded',
      { limit: 'month', limitMinor: '1', availableMinor: '2550' },
      /de 30 días.*hasta \$2\.550\sCLP\./,
    ],
    ['limit-exceeded', { limit: 'year', limitMinor: '1' }, /envío: \$1\sCLP.*hasta –\./],
    ['not-found', { noun: 'transfer' }, /No encontramos ese envío: no existe o no es tuyo\./],
    ['too-many-attempts', { retryAfterSeconds: 30 }, /en 30 segundos\.$/],
    ['too-many-attempts', { retryAfterSeconds: 61 }, /en 2 minutos\.$/],
    ['too-many-attempts', {}, /en un minuto\.$/],
    [
      'document-too-large',
      { maxBytes: 15_000_000, sizeBytes: 31_400_000 },
      /pesa 31,4\sMB y puedes enviar hasta 15\sMB\. No lo guardamos/,
    ],
    ['document-too-large', { maxBytes: 15_000_000 }, /pesa más de 15\sMB\./],
    [
      'power-missing',
      { power: 'operate', whoCan: 'Ana Díaz, Beto Ruiz, Inés Soto' },
      /Pídeselo a Ana Díaz, Beto Ruiz o Inés Soto\.$/,
    ],
    ['power-missing', { power: 'operate', whoCan: '' }, /Pídeselo a quien administra la empresa\.$/],
  ])('%s with %o', (code, facts, said) => {
    const { title, message } = describeFailure(problem(code, facts))
    expect(`${title} ${message}`).toMatch(said)
  })
})

describe('describeFailure', () => {
  it('a failure: customers read about their money, staff about their work', () => {
    expect(forCustomers.message).toContain('no cobramos nada dos veces')
    expect(describeFailure(new HttpError(500, undefined)).message).toContain('avisa al equipo técnico')
  })

  it('never shows technical text', () => {
    for (const error of [new TypeError('x is not a function'), 'text', undefined, new HttpError(500)]) {
      expect(describeFailure(error).title).toBe(refusalMessages.failure.what)
    }
  })

  it('distinguishes a missing response from an error, and keeps the request id', () => {
    expect(describeFailure(new HttpError(undefined)).title).toBe(networkMessages.what)
    expect(describeFailure(new HttpError(503)).title).toBe(refusalMessages.unavailable.what)
    expect(describeFailure(new HttpError(404)).title).toBe('No encontramos lo que buscas.')
    expect(describeFailure(problem('quote-expired'))).toMatchObject({ requestId: 'req-7' })
  })

  it('reports a missing connection when the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false })
    try {
      expect(describeFailure(new HttpError(undefined))).toEqual({
        title: offlineMessages.what,
        message: `${offlineMessages.money} ${offlineMessages.next}`,
      })
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('uses the status when the code is unknown to this build', () => {
    const unknown = { ...problem('not-found').problem, code: 'brand-new', status: 409 } as never
    expect(describeFailure(new HttpError(409, unknown)).title).toBe(refusalMessages.failure.what)
    const inherited = { ...problem('not-found').problem, code: 'toString', status: 404 } as never
    expect(describeFailure(new HttpError(404, inherited)).title).toBe('No encontramos lo que buscas.')
  })
})

describe('refusalOf', () => {
  it('undefined without an error, and when all faults belong to fields', () => {
    expect(refusalOf(null)).toBeUndefined()
    expect(refusalOf(undefined)).toBeUndefined()
    expect(refusalOf(problem('fields-wrong', {}, [{ at: 'email', fault: 'missing' }]))).toBeUndefined()
    expect(refusalOf(problem('quote-expired'))?.title).toBe(refusalMessages['quote-expired'].what)
  })
})
