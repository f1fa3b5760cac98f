import { expect, test } from '@playwright/test'
import type { ContactWire } from '@puente/contract/customer'
import { codeTo } from '../kit/outside.ts'
import { arrivedWhereTheyWereGoing, customerWithItem } from '../kit/pending-customer.ts'

test('contact-information: e-mail and phone are verified by code, and the item is settled', async ({
  browser,
}) => {
  const { page, open, settled } = await customerWithItem(
    browser,
    'contact-information',
    '/notifications/update-contact-information',
  )
  const contact = (await (await page.request.get('/api/contact')).json()) as ContactWire
  await expect(page.getByRole('heading', { level: 1, name: 'Confirma cómo te contactamos' })).toBeVisible()
  await expect(page.getByText('Los correos que enviamos a esta dirección no llegan.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar código a este correo' }).click()
  const code = page.getByLabel('Código', { exact: true })
  await code.fill(await codeTo(contact.email))
  await expect(page.getByText('Tu correo quedó confirmado. Ahora tu teléfono.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Enviar código por SMS' }).click()
  await code.fill(await codeTo(contact.phone ?? ''))
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect((await settled()).at(-1)).toBe('settled by customer')
  await page.context().close()
})
