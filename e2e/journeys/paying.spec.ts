import { expect, test } from '@playwright/test'
import { customerIn } from '../kit/newcomers.ts'
import { keepRecipient, orderFor } from '../kit/seed-transfers.ts'

test('paying: the bank chosen once comes first, says what it allows, and the page continues on a phone', async ({
  page,
  context,
}) => {
  const { api } = await customerIn(context)
  const { id } = await orderFor(api, (await keepRecipient(api)).id, '250000')
  await page.goto(`/send/pay/${id}`)
  await expect(page.getByText('Si es tu primer pago a esta cuenta')).toBeVisible()
  const bank = page.getByLabel('¿Desde qué banco pagas?')
  await bank.selectOption('Banco de Prueba (demostración)')
  await expect(page.getByText('permite hasta $100.000')).toBeVisible()
  await expect(page.getByText('resto desde otro banco a tu nombre')).toBeVisible()
  await expect(page.getByRole('link', { name: /Ver la fuente, del \d\d\/\d\d\/\d{4}/ })).toBeVisible()
  await page.getByText('Sigue en tu teléfono').click()
  await expect(page.getByRole('img', { name: 'Código QR con la dirección de esta página' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(\d+ d )?\d+ (h|min)/)
  await page.reload()
  await expect(bank).toHaveValue('Banco de Prueba (demostración)')
  expect(await bank.locator('option').nth(1).textContent()).toBe('Banco de Prueba (demostración)')
})
