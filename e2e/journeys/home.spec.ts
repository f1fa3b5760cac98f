import { expect, test } from '@playwright/test'
import { enterAs } from '../kit/people.ts'

const sends = 'Tú envías'
const receives = 'Tu destinatario recibe'

test('before any script: home explains the service, and a form submits the typed values', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Envía dinero al extranjero')
  await page.getByLabel(sends).fill('350.000')
  await page.getByLabel(sends).press('Enter')
  await expect(page).toHaveURL(/\/\?.*send=350\.000/)
  await page.getByLabel(sends).fill('350.000')
  await page.getByRole('button', { name: 'Enviar dinero' }).click()
  await expect(page).toHaveURL(/\/send\?.*send=350\.000/)
  await context.close()
})

test('the prerendered page: hydrated in place, with the values of its address', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { drawn: document.querySelector('h1') }),
    ),
  )
  await page.goto('/?corridor=mx-mxn&side=receive&amount=500000')
  await expect(page.getByLabel(receives)).toHaveValue('5.000')
  await expect(page.getByLabel(sends)).toHaveValue(/^2\d\d\.\d{3}$/)
  await expect(page.getByLabel('País de destino')).toHaveValue('mx-mxn')
  expect(await page.evaluate(() => 'drawn' in window && window.drawn === document.querySelector('h1'))).toBe(
    true,
  )
  expect(complaints).toEqual([])
})

test('another brand: replaces ours in the prerendered page without a new render', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), brandName: 'Ñandú Envíos' } })
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Ñandú Envíos ir al inicio' })).toBeVisible()
  await expect(page).toHaveTitle(/^Ñandú Envíos: /)
  await expect(page.getByRole('link', { name: 'Enviar $200.000' })).toBeVisible()
  await expect(page.getByText('Puente')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('values typed before the scripts arrived: kept', async ({ page }) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel(sends).fill('450000')
  arrive()
  await expect(page.getByRole('link', { name: 'Enviar $450.000' })).toBeVisible()
  await expect(page).toHaveURL(/amount=450000/)
})

test('typing either amount: fixes that side, and the address restores the same price', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('País de destino').selectOption('us-usd')
  await expect(page.getByRole('link', { name: 'Enviar $200.000' })).toBeVisible()
  // Waits for the price in dollars: a price that arrives while the field is cleared would undo its selection.
  await expect(page.getByLabel(receives)).toHaveValue(/^\d{3}(,\d\d)?$/)
  await page.getByLabel(receives).fill('')
  await page.getByLabel(receives).pressSequentially('150.75')
  await expect(page).toHaveURL(/side=receive&amount=15075/)
  await expect(page.getByLabel(sends)).toHaveValue(/^1\d\d\.\d{3}$/)
  await expect(page.getByLabel(receives)).toHaveValue('150.75')
  await page.getByLabel(receives).blur()
  await expect(page.getByLabel(receives)).toHaveValue('150,75')
  const sent = await page.getByLabel(sends).inputValue()
  await page.reload()
  await expect(page.getByLabel(receives)).toHaveValue('150,75')
  await expect(page.getByLabel(sends)).toHaveValue(/\d/)
  expect(sent).toMatch(/\d/)
})

test('pesos typed with cents: refused as an amount, and not interpreted', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Enviar $200.000' })).toBeVisible()
  await page.getByLabel(sends).fill('')
  await page.getByLabel(sends).pressSequentially('20000.50')
  await expect(page.getByText('Este monto va sin decimales.')).toBeVisible()
  await expect(page.getByLabel(sends)).toHaveValue('20.000.50')
  await expect(page.getByRole('link', { name: 'Enviar dinero' })).toBeVisible()
  await page.getByLabel(sends).fill('')
  await page.getByLabel(sends).pressSequentially('20.000')
  await expect(page.getByText('Este monto va sin decimales.')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Enviar $20.000' })).toBeVisible()
})

test('no response: the price reports it, and returns automatically or on request', async ({ page }) => {
  let isAway = true
  await page.route('**/api/prices*', (route) => (isAway ? route.abort() : route.continue()))
  await page.goto('/')
  await expect(page.getByText('No pudimos conectarnos.')).toBeVisible({ timeout: 60_000 })
  isAway = false
  await page.getByRole('button', { name: 'Intentar ahora' }).click()
  await expect(page.getByRole('link', { name: 'Enviar $200.000' })).toBeVisible()
  await expect(page.getByText('No pudimos conectarnos.')).toBeHidden()
})

test('the prerendered page of a country: readable before any script, and hydrated in place', async ({
  page,
  browser,
  baseURL,
}) => {
  const bare = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const unscripted = await bare.newPage()
  await unscripted.goto('/to/mx')
  await expect(unscripted.getByRole('heading', { level: 1 })).toHaveText('Enviar dinero a México')
  await expect(unscripted.getByText('¿Puedo cancelar?')).toBeVisible()
  await bare.close()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { drawn: document.querySelector('h1') }),
    ),
  )
  await page.goto('/to/mx?corridor=mx-mxn&side=receive&amount=500000')
  await expect(page.getByLabel(receives)).toHaveValue('5.000')
  await expect(page.getByText('CLABE')).toBeVisible()
  expect(await page.evaluate(() => 'drawn' in window && window.drawn === document.querySelector('h1'))).toBe(
    true,
  )
  expect(complaints).toEqual([])
  // What search engines read is what the page shows.
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '{}') as { '@graph'?: Record<string, unknown>[] },
    ),
  )
  const rate = shown
    .flatMap((data) => data['@graph'] ?? [])
    .find((node) => node['@type'] === 'ExchangeRateSpecification')
  expect(rate).toMatchObject({ currency: 'MXN', currentExchangeRate: { priceCurrency: 'CLP' } })
})

test('a country without a corridor: not found; a country with one: shows its price', async ({ page }) => {
  expect((await page.goto('/to/zz'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible()
  expect((await page.goto('/to/mx'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Enviar dinero a México', level: 1 })).toBeVisible()
  await expect(page.getByText('CLABE')).toBeVisible()
  await page.getByLabel(sends).fill('300000')
  await expect(page).toHaveURL(/\/to\/mx\?corridor=mx-mxn&side=send&amount=300000/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/to\/mx$/)
})

test('a help answer: has an address, and search finds it without accents', async ({ page }) => {
  await page.goto('/help#cancelar')
  await expect(page.getByText('hasta que empecemos a convertir tu dinero: te devolvemos todo')).toBeVisible()
  await page.getByLabel('Busca en las respuestas').fill('DEVOLUCION dia habil')
  await expect(page.getByRole('heading', { name: '¿Cuándo y dónde llega una devolución?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '¿Puedo cancelar?' })).toBeHidden()
  await expect(page).toHaveURL(/\/help\?q=DEVOLUCION/)
})

test('a small phone: the button is visible above the navigation bar, for visitors and customers', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 650 })
  for (const who of ['a visitor', 'a customer']) {
    if (who === 'a customer') await enterAs(context, 'persona', 'customer')
    await page.goto('/')
    const start = page.getByRole('link', { name: /^Enviar \$/ })
    await expect(start, who).toBeInViewport({ ratio: 1 })
    // No other element covers it.
    await start.click({ trial: true })
  }
})
