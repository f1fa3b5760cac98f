import { expect, test } from '@playwright/test'
import { booksAreClosed } from '../kit/books.ts'
import { emailOf } from '../kit/demo.ts'
import { signIn } from '../kit/people.ts'
import { inColombia, inMexico, inUnitedStates, orderTo, payAtBank } from '../kit/send.ts'

test('a person: prices a transfer signed out, signs in, pays, and the recipient in the United States has the money', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await page.getByLabel('País de destino').selectOption({ label: 'Estados Unidos (USD)' })
  await page.getByLabel('Tú envías').fill('250000')
  await page
    .getByRole('link', { name: 'Enviar $250.000' })
    .or(page.getByRole('button', { name: 'Enviar $250.000' }))
    .click()
  await expect(page).toHaveURL(/\/signup\?callbackUrl=/)
  await page.getByRole('link', { name: 'Inicia sesión' }).click()
  await expect(page).toHaveURL(/\/login\?callbackUrl=/)
  await signIn(page, 'persona')
  expect(await orderTo(page, inUnitedStates('Rosa Ejemplo'))).toBe('$250.000')
  await payAtBank(page, '$250.000')
  await expect(
    page.getByRole('heading', { name: 'Rosa Ejemplo ya tiene el dinero en su cuenta' }),
  ).toBeVisible({
    timeout: 60_000,
  })
  await booksAreClosed(browser)
})

test('a company: fixes the amount to receive in Mexico, pays, and it is delivered', async ({
  page,
  browser,
}) => {
  await page.goto('/login')
  // Each journey has its own user, because only the newest code by mail is valid.
  await signIn(page, 'empresa.finanzas')
  await expect(page.getByText('Empresa Demo SpA').first()).toBeVisible()
  await page.goto('/')
  await page.getByLabel('País de destino').selectOption({ label: 'México (MXN)' })
  await page.getByLabel('Tu destinatario recibe').fill('9.000,00')
  const go = page
    .getByRole('link', { name: /^Enviar \$/ })
    .or(page.getByRole('button', { name: /^Enviar \$/ }))
  await expect(go).not.toHaveText('Enviar $200.000')
  await go.click()
  const amount = await orderTo(page, inMexico('Rosa Muestra'), emailOf('empresa.finanzas'))
  await payAtBank(page, amount)
  await expect(
    page.getByRole('heading', { name: 'Rosa Muestra ya tiene el dinero en su cuenta' }),
  ).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText(/9\.000,00/).first()).toBeVisible()
  await booksAreClosed(browser)
})

test('a company: sends whole pesos to a bank in Colombia, and they arrive', async ({ page, browser }) => {
  await page.goto('/login?callbackUrl=%2Fsend%3Fcorridor%3Dco-cop%26side%3Dreceive%26amount%3D30000000')
  await signIn(page, 'empresa')
  const amount = await orderTo(page, inColombia('Camila Muestra'), emailOf('empresa'))
  await payAtBank(page, amount)
  await expect(
    page.getByRole('heading', { name: 'Camila Muestra ya tiene el dinero en su cuenta' }),
  ).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/300\.000/).first()).toBeVisible()
  await booksAreClosed(browser)
})
