import { expect, test, type Page } from '@playwright/test'
import { demoPassword, emailOf } from '../kit/demo.ts'
import { pdfFile } from '../kit/files.ts'
import { apiOf, applicantIn, customerIn, type Newcomer } from '../kit/newcomers.ts'
import { enterAs, signIn } from '../kit/people.ts'
import { watchRequests } from '../kit/quiet.ts'
import { answerOrder, inMexico, toReview } from '../kit/send.ts'
import { keepRecipient, orderFor } from '../kit/seed-transfers.ts'

const enter = async (page: Page, { email, password }: Pick<Newcomer, 'email' | 'password'>) => {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
}

/** Presses Save, and deletes the session cookie when the request is sent. Earlier requests of the page have the cookie. */
async function saveWithoutSession(page: Page): Promise<void> {
  const address = '**/api/recipients'
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') await page.context().clearCookies()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page).toHaveURL(/\/login\?callbackUrl=/)
  await page.unroute(address)
}

const transfersOf = async ({ api }: Newcomer) => (await api.get('/api/transfers')).items

test('sign-out in one tab: also ends the other, and sign-in leads back to its page', async ({
  page,
  context,
}) => {
  const newcomer = await customerIn(context)
  await keepRecipient(newcomer.api)
  await page.goto('/recipients')
  const recipient = page.getByRole('link', { name: /Rosa Ejemplo/ }).first()
  const address = (await recipient.getAttribute('href')) ?? ''
  const other = await context.newPage()
  await other.goto('/transfers')
  await other.getByRole('button', { name: /^Cuenta de/ }).click()
  await other.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(other.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()

  // A request of the page itself may have led to sign-in before the link is used.
  await page.goto(address)
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Frecipients%2Frcp_/)
  await enter(page, newcomer)
  await expect(page).toHaveURL(/\/recipients\/rcp_[0-9a-f]{32}$/)
})

test('one click or two: an order, its payment and its end happen once', async ({ page, context }) => {
  const newcomer = await customerIn(context)
  const { id } = await keepRecipient(newcomer.api)
  await toReview(page, id)
  await page.getByRole('button', { name: 'Confirmar envío de $60.000' }).dblclick()
  await expect(page.getByRole('heading', { name: /^Paga \$60\.000/ })).toBeVisible()
  const orders = await transfersOf(newcomer)
  expect(orders).toHaveLength(1)

  const begun: string[] = []
  page.on('response', async (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/payments'))
      begun.push(((await response.json().catch(() => ({}))) as { url?: string }).url ?? '')
  })
  await page.getByRole('button', { name: 'Pagar $60.000 en mi banco' }).dblclick()
  await expect(page.getByRole('button', { name: 'Aprobar pago' })).toBeVisible()
  expect(new Set(begun).size).toBeLessThanOrEqual(1)

  await page.goto(`/transfers/${orders[0]?.id}`)
  await page.getByRole('button', { name: 'Cancelar envío', exact: true }).click()
  const intentions = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.url().endsWith('/cancellation')) intentions.add(request.headers()['idempotency-key'])
  })
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancelar envío de/ })
    .dblclick()
  await expect(page.getByRole('heading', { name: 'Este envío se canceló' })).toBeVisible()
  expect(intentions.size).toBe(1)
})

test('a lost connection at any step: typed values stay, and a retry creates everything once', async ({
  page,
  context,
}) => {
  const newcomer = await customerIn(context)
  /** The server processes the request and its response is lost. */
  const loseAnswer = (path: string, method: string) =>
    page.route(
      (url) => url.pathname === path,
      async (route) => {
        if (route.request().method() !== method) return route.fallback()
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
  await page.goto('/send/amount')
  await page.getByLabel('País de destino').selectOption({ label: 'México (MXN)' })
  await context.setOffline(true)
  await page.getByLabel('Tú envías').fill('70000')
  await expect(page.getByText(/^Sin conexión/)).toBeVisible()
  await expect(page.getByLabel('Tú envías')).toHaveValue('70.000')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Continuar con $70.000' }).click()

  const { name, fields } = inMexico('Rosa Muestra')
  await page.getByLabel('Nombre completo').fill(name)
  await page.getByLabel('¿Qué relación tiene contigo?').selectOption('family')
  await page.getByLabel('CLABE').fill(fields['CLABE'] ?? '')
  await answerOrder(page)
  await loseAnswer('/api/recipients', 'POST')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page.getByText(/no responde|conexión/).first()).toBeVisible()
  await expect(page.getByLabel('Nombre completo')).toHaveValue(name)
  await loseAnswer('/api/quotes', 'POST')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  const again = page.getByRole('button', { name: /Intentar/ })
  const confirm = page.getByRole('button', { name: 'Confirmar envío de $70.000' })
  await expect(again.or(confirm).first()).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(confirm).toBeVisible()
  expect((await newcomer.api.get('/api/recipients')).items).toHaveLength(1)

  await loseAnswer('/api/transfers', 'POST')
  await confirm.click()
  await expect(page.getByText(/no responde|conexión/).first()).toBeVisible()
  await confirm.click()
  await expect(page.getByRole('heading', { name: /^Paga \$70\.000/ })).toBeVisible()
  const orders = await transfersOf(newcomer)
  expect(orders).toHaveLength(1)

  await loseAnswer(`/api/transfers/${orders[0]?.id}/payments`, 'POST')
  const pay = page.getByRole('button', { name: 'Pagar $70.000 en mi banco' })
  await pay.click()
  await expect(page.getByText(/no responde|conexión/).first()).toBeVisible()
  await pay.click()
  await expect(page.getByRole('button', { name: 'Aprobar pago' })).toBeVisible()
})

test('a lost connection while a lazy part loads: the rest of the page stays', async ({ page }) => {
  await page.route('**/assets/late-parts-*.js', (route) => route.abort('connectionreset'))
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/late-parts-'))
  await page.goto('/')
  await page.getByLabel('Tú envías').fill('70000')
  await broken
  await expect(page.getByRole('heading', { level: 1, name: /^Envía dinero al extranjero/ })).toBeVisible()
  await expect(page.getByLabel('Tú envías')).toHaveValue('70.000')
})

test('a session that ends while a form is filled in: the form is restored for its owner only', async ({
  page,
  context,
}) => {
  const newcomer = await customerIn(context)
  await page.goto('/send?corridor=mx-mxn&side=send&amount=60000')
  await expect(page.getByRole('heading', { name: '¿Quién recibe el dinero?' })).toBeVisible()
  const name = page.getByLabel('Nombre completo')
  const { fields } = inMexico('')
  const fill = async () => {
    await name.fill('Rosa Muestra')
    await page.getByLabel('¿Qué relación tiene contigo?').selectOption('family')
    await page.getByLabel('CLABE').fill(fields['CLABE'] ?? '')
    await answerOrder(page)
  }
  await fill()
  await saveWithoutSession(page)
  await enter(page, newcomer)
  await expect(name).toHaveValue('Rosa Muestra')
  await expect(page.getByLabel('CLABE')).not.toHaveValue('')

  await saveWithoutSession(page)
  await enter(page, { email: emailOf('empresa'), password: demoPassword })
  await expect(page.getByRole('heading', { level: 1, name: '¿Cuánto quieres enviar?' })).toBeVisible()
  expect(await page.content()).not.toContain('Rosa Muestra')
  expect(await page.evaluate(() => sessionStorage.getItem('puente.send') ?? '')).not.toContain('Rosa Muestra')
})

test('a session that ends while an application is typed: the autosave leads to sign-in, and the form is restored', async ({
  page,
  context,
}) => {
  const applicant = await applicantIn(context)
  const quiet = watchRequests(page)
  await page.goto('/signup/identity')
  const number = page.getByRole('textbox', { name: 'Número de documento' })
  await expect(number).toBeVisible()
  await quiet()
  await context.clearCookies()
  await number.fill('123456788')
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fsignup%2Fidentity/)
  await expect(page.getByText('Tu sesión está cerrada')).toBeVisible()
  await enter(page, applicant)
  await expect(number).toHaveValue('123456788')
})

test('a session that ends while a document is sent: leads to sign-in and back to its page', async ({
  page,
  context,
}) => {
  await enterAs(context, 'id-illegible.tour', 'customer')
  const quiet = watchRequests(page)
  await page.goto('/notifications/update-document')
  const file = page.locator('input[type=file]').first()
  await expect(file).toBeAttached()
  await quiet()
  await context.clearCookies()
  await file.setInputFiles(pdfFile('carnet.pdf'))
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fnotifications%2Fupdate-document/)
})

test('a callback: never leads to another site', async ({ page, baseURL }) => {
  const hostile = [
    '//evil.example',
    'https://evil.example',
    'javascript:document.title="stolen"',
    '/\\evil.example',
    '\\\\evil.example',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '/%09/evil.example',
    ' //evil.example',
    'http:evil.example',
  ]
  const ours = new URL(baseURL ?? '').origin
  page.on('request', (request) => {
    if (request.isNavigationRequest()) expect(new URL(request.url()).origin).toBe(ours)
  })
  for (const [place, callback] of hostile.entries()) {
    await page.goto(`/login?callbackUrl=${encodeURIComponent(callback)}`)
    // A signed-in user is redirected at once, by the same rule.
    if (place === 0) await signIn(page, 'empresa')
    await expect(page, callback).toHaveURL((url) => url.origin === ours && url.pathname !== '/login')
    await expect(page).not.toHaveTitle('stolen')
  }
})

test('a switch of customer in one tab: the other tab sends nothing for the wrong one', async ({
  page,
  context,
}) => {
  const newcomer = await customerIn(context)
  const { id } = await keepRecipient(newcomer.api)
  await toReview(page, id)
  const confirm = page.getByRole('button', { name: 'Confirmar envío de $60.000' })
  await expect(confirm).toBeVisible()
  // Another user takes over the browser's session, as after a switch of customer in another tab.
  const answer = await context.request.post('/api/session', {
    data: { email: emailOf('empresa'), password: demoPassword },
  })
  expect(answer.ok()).toBe(true)
  const before = (await apiOf(context).get('/api/transfers')).items.length
  await confirm.click()
  await expect(page.getByText(/no |No /).first()).toBeVisible()
  expect((await apiOf(context).get('/api/transfers')).items).toHaveLength(before)
  await context.clearCookies()
  await context.request.post('/api/session', {
    data: { email: newcomer.email, password: newcomer.password },
  })
  expect(await transfersOf(newcomer)).toHaveLength(0)
})

test('an order paid in two tabs at once: one payment request at the bank', async ({ context }) => {
  const { api } = await customerIn(context)
  const { id } = await orderFor(api, (await keepRecipient(api)).id)
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  for (const tab of tabs) await tab.goto(`/send/pay/${id}`)
  for (const tab of tabs) await tab.getByRole('button', { name: /^Pagar \$50\.000/ }).click()
  const [first, second] = tabs
  if (first === undefined || second === undefined) throw new Error('two tabs were opened')
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Aprobar pago' })).toBeVisible()
  await first.getByRole('button', { name: 'Aprobar pago' }).click()
  await expect(first.getByRole('link', { name: 'Volver a Puente' })).toBeVisible()
  await expect
    .poll(async () => (await api.get(`/api/transfers/${id}`)).state, { timeout: 60_000 })
    .toBe('delivered')
})
