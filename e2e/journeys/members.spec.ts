import { expect, test } from '@playwright/test'
import { emailOf } from '../kit/demo.ts'
import { apiOf, proveIn } from '../kit/newcomers.ts'
import { enterAs } from '../kit/people.ts'
import { passStepUp } from '../kit/step-up.ts'
import { keepRecipient, orderFor } from '../kit/seed-transfers.ts'

test('a member who may only read: no order is offered, the page names whom to ask, and everything is readable', async ({
  page,
  context,
  browser,
}) => {
  const operator = await browser.newContext()
  await enterAs(operator, 'empresa.finanzas', 'customer')
  const api = apiOf(operator)
  await proveIn({ api, email: emailOf('empresa.finanzas') })
  await orderFor(api, (await keepRecipient(api)).id)
  await enterAs(context, 'empresa.lectura', 'customer')
  const ask = /pídeselo a Representante Demo o Finanzas Demo/
  await page.goto('/recipients')
  // Leaving before the session is known would show home as to a visitor.
  await expect(page.getByRole('button', { name: /^Cuenta de / })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Enviar', exact: true })).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByText(ask)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Enviar/ })).toHaveCount(0)

  await page.goto('/send/amount')
  await expect(page.getByRole('heading', { name: 'Tu rol en la empresa no permite esto' })).toBeVisible()
  await expect(page.getByText(ask)).toBeVisible()
  await page.getByRole('link', { name: 'Ver los envíos' }).click()
  await page.locator('[data-part="transfer"]').first().click()
  await expect(page.getByRole('heading', { name: 'Detalles' })).toBeVisible()
  await expect(page.getByText(ask)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Enviar de nuevo/ })).toHaveCount(0)

  await page.goto('/company/members')
  await expect(page.getByRole('listitem').filter({ hasText: 'Finanzas Demo' })).toContainText('Opera')
  await expect(page.getByRole('button', { name: /^Cambiar a/ })).toHaveCount(0)
})

test('the last administrator: cannot give up the role, and the page says what to do first', async ({
  page,
  context,
}) => {
  await enterAs(context, 'empresa', 'customer')
  await page.goto('/company/members')
  await page.getByRole('button', { name: 'Cambiar a Representante Demo' }).click()
  await page.getByRole('radio', { name: 'Solo consulta' }).check()
  await page.getByRole('button', { name: 'Guardar rol' }).click()
  await passStepUp(page, emailOf('empresa'))
  await expect(page.getByText('Es la única persona de administración que queda.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Solo consulta' })).toBeChecked()
})
