import { describe, expect, test } from 'vitest'
import { openWorld, paymentRequest, payout, refund } from '../../test/kit.ts'

const calls = [
  ['POST', '/bank/payment-requests', paymentRequest('a')],
  ['GET', '/bank/payments'],
  ['GET', '/bank/payments/x'],
  ['GET', '/bank/balances'],
  ['POST', '/bank/refunds', refund('a')],
  ['GET', '/bank/refunds/by-reference/x'],
  ['POST', '/bank/sweeps', { clientReference: 'a', amount: '1' }],
  ['POST', '/rails/payouts', payout('a')],
  ['POST', '/rails/payout-batches', { clientReference: 'a', items: [payout('a')] }],
  ['POST', '/rails/payouts/by-references', { clientReferences: [] }],
  ['GET', '/rails/payouts/by-reference/x'],
  ['GET', '/rates/mid?base=USD&quote=CLP'],
  ['GET', '/rates/mids?quote=CLP'],
  ['POST', '/names/check', { subjects: [{ ref: 'a', kind: 'person', name: 'x' }] }],
  [
    'POST',
    '/registry/persons/check',
    { rut: '12345678-5', givenNames: 'x', surnames: 'y', birthDate: '1990-01-01', documentNumber: '2' },
  ],
  ['GET', '/registry/companies/76123456-0'],
  ['POST', '/inbox/mail', { to: 'a@b.test', subject: 's', text: 't' }],
  ['POST', '/inbox/sms', { to: '+56912345678', text: 't' }],
  ['GET', '/inbox/messages'],
  ['GET', '/inbox/messages/x'],
  ['GET', '/control/state'],
  ['GET', '/control/clock'],
  ['POST', '/control/clock', { offsetMs: 1 }],
  ['POST', '/control/rates', { action: 'auto' }],
  ['POST', '/control/failures', { partner: 'bank', kind: 'none' }],
  ['POST', '/control/payout-speed', { speed: 'normal' }],
  ['POST', '/control/payouts/x/advance', { to: 'next' }],
  ['POST', '/control/payments', { reference: 'r', amount: '1', payerRut: '12345678-5' }],
  ['POST', '/control/reset', {}],
] as const

test('a call without its own key, or with another partner’s: 401 and no effect', async () => {
  const { sandbox } = await openWorld()
  for (const [method, path, body] of calls) {
    const other = path.startsWith('/bank') ? 'sandbox-rails-key' : 'sandbox-bank-key'
    for (const authorization of ['', 'Bearer wrong', other, `Bearer ${other}`]) {
      const init = {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }
      const answer = await fetch(sandbox.url + path, init)
      expect(answer.status, `${method} ${path} with «${authorization}»`).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'wrong-key' })
    }
  }
})

describe('invalid bodies', () => {
  test.each([
    ['an unknown key', '/bank/payment-requests', { ...paymentRequest('a'), extra: 1 }, 'extra'],
    ['a missing key', '/bank/sweeps', { clientReference: 'a' }, 'amount'],
    ['a number for an amount', '/bank/sweeps', { clientReference: 'a', amount: 5 }, 'amount'],
    ['a fraction', '/bank/sweeps', { clientReference: 'a', amount: '5.0' }, 'amount'],
    ['a negative amount', '/bank/refunds', refund('a', '-5'), 'amount'],
    ['nineteen digits', '/bank/sweeps', { clientReference: 'a', amount: '1'.repeat(19) }, 'amount'],
    ['another account', '/bank/refunds', { ...refund('a'), account: 'mine' }, 'account'],
    [
      'a script for an address',
      '/bank/payment-requests',
      { ...paymentRequest('a'), returnUrl: 'javascript:alert(1)' },
      'returnUrl',
    ],
    ['an empty reference', '/rails/payouts', payout(''), 'clientReference'],
    [
      'an unknown key inside',
      '/rails/payouts',
      { ...payout('a'), originator: { name: 'x', reference: 'y', z: 1 } },
      'originator.z',
    ],
    ['no items', '/rails/payout-batches', { clientReference: 'a', items: [] }, 'items'],
    ['a list for a body', '/names/check', [], ''],
    ['a mail to nobody', '/inbox/mail', { to: 'nobody', subject: 's', text: 't' }, 'to'],
    ['an unknown fault', '/control/failures', { partner: 'bank', kind: 'explode' }, 'kind'],
  ])('%s: 400 with the field', async (_case, path, body, field) => {
    const world = await openWorld()
    const answer = await world.post(path, body)
    expect(answer.status).toBe(400)
    expect(answer.body['code']).toBe('malformed')
    expect((answer.body['faults'] as { field: string }[]).map((fault) => fault.field)).toContain(field)
    expect(String(answer.body['message']).length).toBeGreaterThan(10)
  })

  test.each([
    ['{"clientReference":', 'application/json', 400, 'malformed'],
    ['', 'application/json', 400, 'malformed'],
    ['a=b', 'application/x-www-form-urlencoded', 415, 'not-json'],
    [`{"clientReference":"${'x'.repeat(9 * 1024 * 1024)}"}`, 'application/json', 413, 'too-large'],
  ])('%.20s as %s: %i %s', async (body, type, status, code) => {
    const { sandbox } = await openWorld()
    const headers = { authorization: 'Bearer sandbox-bank-key', 'content-type': type }
    const answer = await fetch(`${sandbox.url}/bank/sweeps`, { method: 'POST', headers, body })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code })
  })

  test.each([
    '/bank/payments?after=x',
    '/bank/payments?limit=0',
    '/bank/payments?more=1',
    '/rates/mid?base=USD',
  ])('the query %s: 400', async (path) => {
    const world = await openWorld()
    expect((await world.get(path)).status).toBe(400)
  })
})
