import { expect, test } from 'vitest'
import { openWorld, paymentRequest, payout } from '../../test/kit.ts'
import { magicLines } from '../home/magic-table.ts'
import { escapeHtml } from './html.ts'
import { money, typedPesos } from './format.ts'

const nasty = `<script>alert("1")</script>'&`

test.each([
  ['/', 'Todo lo que rodea a Puente'],
  ['/bank', 'Pagos recibidos'],
  ['/bank/transfer', 'Transferir a Puente'],
  ['/rails', 'Puente todavía no ordena ningún pago'],
  ['/rates', 'Dólar estadounidense'],
  ['/names', 'Sancionada Ficticia SpA'],
  ['/registry', 'Ana Prueba Ejemplo Muestra'],
  ['/inbox', 'Todavía no llega ningún mensaje'],
  ['/control', 'Vaciar el mundo'],
])('%s: answers, contains «%s» and the banner, and has no script', async (path, words) => {
  const { page } = await openWorld()
  const { status, text, headers } = await page(path)
  expect(status).toBe(200)
  expect(text).toContain(words)
  expect(text).toContain('<strong>Mundo de prueba:</strong> nada de esto es real.')
  expect(text).toContain('lang="es-CL"')
  expect(text).not.toContain('<script')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the home page: one table with every magic value and its effect', async () => {
  const { page } = await openWorld()
  const { text } = await page('/')
  expect(text.match(/<table/g)).toHaveLength(1)
  for (const { value, says } of magicLines) {
    expect(text).toContain(escapeHtml(value))
    expect(text).toContain(escapeHtml(says))
  }
})

test('the example accounts in Mexico: accepted', async () => {
  const world = await openWorld()
  const examples = [...(await world.page('/')).text.matchAll(/<code>(\d{18})<\/code>/g)].map(
    ([, clabe]) => clabe,
  )
  expect(examples).toHaveLength(2)
  for (const clabe of examples) {
    const beneficiary = { name: 'Rosa', fields: { clabe } }
    const order = { ...payout(`p${clabe}`), rail: 'mx-spei', currency: 'MXN', beneficiary }
    expect((await world.post('/rails/payouts', order)).status).toBe(202)
  }
})

test('values from people and from Puente: shown as text everywhere', async () => {
  const world = await openWorld()
  await world.post('/rails/payouts', payout(nasty, nasty))
  await world.post('/control/payments', {
    reference: nasty,
    amount: '9000',
    payerRut: '12345678-5',
    payerName: nasty,
  })
  await world.post('/inbox/mail', {
    to: `"${nasty.replaceAll(' ', '')}"@b.test`,
    subject: nasty,
    text: nasty,
    html: nasty,
  })
  await world.post('/control/names', { name: nasty, kind: 'person' })
  const request = await world.post('/bank/payment-requests', { ...paymentRequest(nasty), description: nasty })
  const id = String(request.body['id'])
  const search = `?name=${encodeURIComponent(nasty)}&to=${encodeURIComponent('<script>')}`
  for (const path of [
    '/bank',
    '/rails',
    '/inbox',
    `/inbox${search}`,
    `/names${search}`,
    '/control',
    `/bank/pay/${id}`,
    '/nada<script>',
  ]) {
    const { text } = await world.page(path)
    expect(text, path).not.toContain('<script')
    expect(text, path).not.toContain('"1")')
  }
  expect((await world.page(`/bank/pay/${id}`)).text).toContain(escapeHtml(nasty))
})

test('unknown pages and payments: a message for people and a code for programs', async () => {
  const world = await openWorld()
  for (const path of [
    '/nada',
    '/bank/pay/none',
    '/bank/pay/none/result/none',
    '/bank/transfer/result/none',
    '/inbox/read/none/html',
  ]) {
    const { status, text } = await world.page(path)
    expect([status, text.includes('Aquí no hay nada')], path).toEqual([404, true])
  }
  const answer = await fetch(`${world.sandbox.url}/nada`)
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not-found' }])
})

test('a form sent from another site: no effect', async () => {
  const { sandbox, get } = await openWorld()
  const init = {
    method: 'POST',
    body: new URLSearchParams({ to: 'hour' }),
    headers: { 'sec-fetch-site': 'cross-site' },
  }
  expect((await fetch(`${sandbox.url}/control/page/clock`, init)).status).toBe(403)
  expect((await get('/control/clock')).body).toEqual({ offsetMs: 0 })
})

test.each([
  ['200.000', '200000'],
  ['$ 1.234.567', '1234567'],
  ['0500', '500'],
  ['1.2345', null],
  ['1,5', null],
  ['-3', null],
  ['000', null],
])('the typed amount «%s»: %s', (typed, pesos) => expect(typedPesos(typed)).toBe(pesos))

test.each([
  ['0', 'CLP', '$0'],
  ['1234567', 'CLP', '$1.234.567'],
  ['-4500', 'CLP', '-$4.500'],
  ['5', 'USD', 'USD 0,05'],
  ['123456789', 'MXN', 'MXN 1.234.567,89'],
])('%s of %s: shown as %s', (minor, currency, shown) => expect(money(minor, currency)).toBe(shown))
