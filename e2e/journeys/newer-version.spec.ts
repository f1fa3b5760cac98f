import { expect, test, type Page } from '@playwright/test'
import { openFront } from '../kit/newer-version.ts'
import { signIn } from '../kit/people.ts'

/** From now on the code of this screen is gone, as after a build with changes. */
const removeCode = (page: Page, name: string) =>
  page.route(`**/assets/${name}*.js`, (route) => route.fulfill({ status: 404, body: '' }))

test('customers: a screen whose code no longer exists offers the newer version, and what was typed stays', async ({
  page,
}) => {
  await using front = await openFront()
  await page.goto(`${front.url}/login?callbackUrl=%2Fsupport%2Fnew`)
  await signIn(page, 'persona')
  const text = page.getByLabel('Tu mensaje')
  await text.fill('¿Por qué no llega mi envío?')
  front.publishNewerVersion()
  await removeCode(page, 'recipients')
  await page.getByRole('link', { name: 'Destinatarios' }).first().click()
  await expect(page.getByRole('heading', { name: 'Hay una versión nueva' })).toBeVisible()
  await expect(page.getByText('Para abrir esta pantalla, actualiza la página.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Hay una versión nueva.' })).toBeVisible()
  await page.goBack()
  await expect(text).toHaveValue('¿Por qué no llega mi envío?')
  await page.unrouteAll()
  await page.getByRole('status').getByRole('button', { name: 'Actualizar' }).press('Enter')
  await page.waitForFunction(() => document.querySelector('script[src*="-newer.js"]') !== null)
  await expect(page.getByText('Hay una versión nueva')).toHaveCount(0)
})

test('the back office: a screen whose code no longer exists offers the newer version, and the page is not reloaded', async ({
  page,
}) => {
  await using front = await openFront('backoffice')
  await page.goto(`${front.url}/login`)
  await signIn(page, 'oficial')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stays: true }))
  front.publishNewerVersion()
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('link', { name: 'Clientes' }).first().click()
  await expect(page.getByRole('heading', { name: 'Hay una versión nueva' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Cuando termines' })).toBeVisible()
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  await page.unrouteAll()
  await page.getByRole('status').getByRole('button', { name: 'Actualizar' }).press('Enter')
  await page.waitForFunction(() => document.querySelector('script[src*="-newer.js"]') !== null)
  await expect(page.getByText('Hay una versión nueva')).toHaveCount(0)
})

test('the back office: code that could not be loaded on a broken line is loaded by a retry', async ({
  page,
}) => {
  await using front = await openFront('backoffice')
  await page.goto(`${front.url}/login`)
  await signIn(page, 'oficial')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Clientes' }).first().click()
  const again = page.getByRole('button', { name: 'Intentar de nuevo' })
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await again.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
})
