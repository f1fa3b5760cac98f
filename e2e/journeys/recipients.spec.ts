import { expect, test } from '@playwright/test'
import { axeFaults } from '../kit/axe.ts'
import { customerIn } from '../kit/newcomers.ts'
import { keepRecipient } from '../kit/seed-transfers.ts'

test('a recipient: named, marked as favourite, archived, and restored by its page', async ({ page }) => {
  const { api } = await customerIn(page.context())
  const rosa = await keepRecipient(api, 'Rosa Ejemplo')
  await page.goto(`/recipients/${rosa.id}`)

  await page.getByRole('button', { name: 'Ponerle un alias' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alias del destinatario' })
  await dialog.getByLabel('Alias').fill('Tía Rosa')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tía Rosa' })).toBeVisible()
  await expect(page.getByText('Rosa Ejemplo')).toBeVisible()

  await page.getByRole('button', { name: 'Marcar como favorito' }).click()
  await expect(page.getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.goto('/recipients')
  const card = page.getByRole('link', { name: /Tía Rosa.*Rosa Ejemplo.*Favorito/ })
  await expect(card).toBeVisible()

  await card.click()
  await page.getByRole('button', { name: 'Archivar' }).click()
  await expect(page.getByText(/^Archivado el /)).toBeVisible()
  await page.goto('/recipients')
  await expect(page.getByText('Todos tus destinatarios están archivados.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Archivados' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('link', { name: /Tía Rosa/ }).click()
  await page.getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText(/^Archivado el /)).toBeHidden()
})

test('a changed account: a wait of 24 hours, shown on its page, in the list and while sending', async ({
  page,
}) => {
  const { api } = await customerIn(page.context())
  const rosa = await keepRecipient(api, 'Rosa Ejemplo')
  await page.goto(`/recipients/${rosa.id}`)
  await page.getByRole('link', { name: 'Cambiar sus datos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cambiar los datos' })).toBeVisible()
  const account = page.getByLabel('Número de cuenta')
  await account.fill('12')
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(account).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFaults(page)).toEqual([])
  await account.fill('0009876543')
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(page.getByText(/^Puedes enviarle desde el /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enviar a Rosa Ejemplo' })).toBeHidden()
  await page.goto('/recipients')
  await expect(page.getByText(/^Puedes enviarle desde el /)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})
