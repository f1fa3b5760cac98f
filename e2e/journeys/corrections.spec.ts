import { expect, test } from '@playwright/test'
import { enterAs } from '../kit/people.ts'

const interval = 'Puede cambiar cada cuánto te pedimos confirmar tus datos.'

test('a person corrects the address: the profile and the form say before what that re-opens', async ({
  page,
  context,
}) => {
  await enterAs(context, 'persona', 'customer')
  await page.goto('/profile')
  const facts = page.getByRole('listitem').filter({ hasText: 'Dirección, ocupación y empleador' })
  await expect(facts).toContainText(interval)
  await facts.getByRole('link', { name: 'Editar' }).click()
  await expect(page.getByText(interval).first()).toBeVisible()
  await page.getByLabel('Departamento, casa u oficina').fill('B 2')
  await page.getByRole('button', { name: 'Guardar dirección' }).click()
  await expect(page.getByText('Guardamos el cambio.').first()).toBeVisible()
})

test('a company’s legal name: staff correct it, and the message to them is begun', async ({
  page,
  context,
}) => {
  await enterAs(context, 'empresa', 'customer')
  await page.goto('/profile')
  const names = page.getByRole('listitem').filter({ hasText: 'Razón social y socios' })
  await expect(names).toContainText('Te pedimos un documento que lo muestre y volvemos a revisarlo.')
  await names.getByRole('link', { name: 'Escribirnos para corregirlo' }).click()
  await expect(page.getByLabel('Tu mensaje')).toHaveValue(/^Quiero corregir un dato de mi perfil/)
})
