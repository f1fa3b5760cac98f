import { expect, test, type Page } from '@playwright/test'
import { countActs, type Effort } from '../kit/counted.ts'
import { customerIn } from '../kit/newcomers.ts'
import { deliveredFor, keepRecipient } from '../kit/seed-transfers.ts'
import { inMexico } from '../kit/send.ts'

const phone = { width: 390, height: 650 }
test.use({ viewport: phone })

const confirmAndPay = (page: Page) => page.getByRole('button', { name: /^Confirmar y pagar \$/ })
const approve = (page: Page) => page.getByRole('button', { name: 'Aprobar pago' })

/** The main button of a step is visible as the step opens, and no other element covers it. */
async function isInReach(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name })
  await expect(button).toBeInViewport({ ratio: 1 })
  const isOnTop = await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return scrollY === 0 && element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOnTop).toBe(true)
}

/** Ends the connection of requests that start a payment, until it is restored. */
async function failPaymentStarts(page: Page): Promise<{ readonly restore: () => Promise<void> }> {
  const address = '**/api/transfers/*/payments'
  await page.route(address, (route) => route.abort())
  return { restore: () => page.unroute(address) }
}

test('a first transfer on a phone: at most 6 acts and 3 fields up to the bank, with the main button in reach', async ({
  page,
  context,
}) => {
  await customerIn(context)
  const effort: Effort = { acts: 0, fields: 0 }
  await countActs(context, effort)
  await page.goto('/')
  const begunAtMs = Date.now()
  await page.getByLabel('País de destino').selectOption({ label: 'México (MXN)' })
  await page.getByLabel('Tú envías').fill('150000')
  await page.getByRole('link', { name: 'Enviar $150.000' }).click()
  await expect(page.getByRole('heading', { name: '¿Quién recibe el dinero?' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden()
  await isInReach(page, 'Guardar y continuar')
  const { name, fields } = inMexico('Rosa Primera')
  await page.getByLabel('Nombre completo').fill(name)
  await page.getByLabel('¿Qué relación tiene contigo?').selectOption('family')
  await page.getByLabel('CLABE').fill(fields['CLABE'] ?? '')
  await expect(page.getByLabel('Motivo del envío')).toHaveValue('family-support')
  await page.getByLabel('¿De dónde viene el dinero?').selectOption('salary')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page.getByRole('heading', { name: '¿Está todo bien?' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ayuda a mi familia')
  await isInReach(page, /^Confirmar y pagar \$/)
  await confirmAndPay(page).click()
  await expect(approve(page)).toBeVisible()
  const seconds = Math.round((Date.now() - begunAtMs) / 100) / 10
  test.info().annotations.push({ type: 'effort', description: JSON.stringify({ ...effort, seconds }) })
  expect(effort.acts).toBeLessThanOrEqual(6)
  expect(effort.fields).toBeLessThanOrEqual(3)
  // The way back from the bank leads to every other way to pay.
  await page.goBack()
  await expect(page).toHaveURL(/\/send\/pay\//)
  await isInReach(page, /^Pagar \$/)
})

test('a repeated transfer: three taps from home to the approval of the bank, with the purpose of the last one', async ({
  page,
  context,
}) => {
  const newcomer = await customerIn(context)
  await deliveredFor(newcomer, (await keepRecipient(newcomer.api)).id)
  // The home page depends on whether the browser was signed in before.
  await page.goto('/transfers')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const effort: Effort = { acts: 0, fields: 0 }
  await countActs(context, effort)
  await page.goto('/')
  await page.getByRole('link', { name: /^Repetir el envío a/ }).click()
  await expect(page).toHaveURL(/\/send\/review$/)
  await expect(page.getByRole('main')).toContainText('Ayuda a mi familia')
  await confirmAndPay(page).click()
  await approve(page).click()
  await expect(page.getByRole('link', { name: 'Volver a Puente' })).toBeVisible()
  expect(effort).toEqual({ acts: 3, fields: 0 })
})

test('a confirmation whose payment does not start: one order, and the pay screen starts the payment', async ({
  page,
  context,
}) => {
  const newcomer = await customerIn(context)
  await deliveredFor(newcomer, (await keepRecipient(newcomer.api)).id)
  const before = (await newcomer.api.get('/api/transfers')).items.length
  await page.goto('/transfers')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: /^Repetir el envío a/ }).click()
  const lost = await failPaymentStarts(page)
  await confirmAndPay(page).click()
  await expect(page).toHaveURL(/\/send\/pay\//)
  expect((await newcomer.api.get('/api/transfers')).items.length).toBe(before + 1)
  await lost.restore()
  await page.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(approve(page)).toBeVisible()
})

test('the amount on a phone: the country is found in a sheet, and the summary opens above the button', async ({
  page,
  context,
}) => {
  await customerIn(context)
  await page.goto('/send/amount')
  await isInReach(page, /^Continuar con/)
  const country = page.getByRole('button', { name: /^País de destino/ })
  await country.click()
  const sheet = page.getByRole('dialog', { name: 'País de destino' })
  await sheet.getByRole('combobox').fill('mexico')
  await expect(sheet.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(country).toHaveText('México (MXN)')
  await expect(country).toBeFocused()
  const line = page.locator('summary').filter({ hasText: /^Envías \$200\.000 y llegan .*MXN$/ })
  await line.click()
  await expect(page.getByText('Costo total', { exact: true })).toBeInViewport()
  await expect(page.getByText(/^Con este envío llevas \$200\.000 de/)).toBeVisible()
})

test('two panes: the summary follows what is typed and chosen, and done steps lead back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const { api } = await customerIn(context)
  await keepRecipient(api)
  await page.goto('/send/amount')
  const summary = page.getByRole('complementary', { name: 'Tu envío' })
  await page.getByLabel('País de destino').selectOption('us-usd')
  await page.getByLabel('Tú envías').fill('123456')
  await expect(summary).toContainText('$123.456')
  await expect(summary).toContainText('Con este envío llevas $123.456 de')
  await page.getByRole('button', { name: 'Continuar con $123.456' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Rosa Ejemplo/ })
    .click()
  await expect(summary).toContainText('Rosa Ejemplo')
  await page.getByRole('radio', { name: 'Salud' }).check()
  await expect(summary).toContainText('Salud')
  const way = page.getByRole('navigation', { name: 'Pasos del envío' })
  await expect(way.locator('[aria-current="step"]')).toHaveText('Motivo')
  await way.getByRole('link', { name: /^Monto/ }).click()
  await expect(page).toHaveURL(/\/send\/amount$/)
  await expect(page.getByLabel('Tú envías')).toHaveValue('123.456')
})
