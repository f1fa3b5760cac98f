import { expect, test } from '@playwright/test'
import { axeFaults } from '../kit/axe.ts'
import { customerIn } from '../kit/newcomers.ts'
import { keepRecipient } from '../kit/seed-transfers.ts'
import { passStepUp } from '../kit/step-up.ts'

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
  const card = page.getByRole('listitem').filter({ hasText: /Tía Rosa.*Favorito.*Rosa Ejemplo/ })
  await expect(card).toBeVisible()

  await card.getByRole('link', { name: 'Tía Rosa', exact: true }).click()
  await page.getByRole('button', { name: 'Archivar' }).click()
  await expect(page.getByText(/^Archivado el /)).toBeVisible()
  await page.goto('/recipients')
  await expect(page.getByText('Todos tus destinatarios están archivados.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Archivados' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'Tía Rosa', exact: true }).click()
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

test('a link for a recipient: filled in Portuguese by another browser, accepted, and ready for a transfer', async ({
  page,
  browser,
}) => {
  const { email } = await customerIn(page.context())
  await page.goto('/recipients')
  await page.getByRole('button', { name: 'Pedir sus datos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pide los datos con un enlace' })
  await dialog.getByLabel('País de la cuenta').selectOption({ label: 'México · MXN' })
  await dialog.getByLabel(/^Alias/).fill('Mamá')
  await dialog.getByRole('button', { name: 'Crear el enlace' }).click()
  const link = await dialog.getByLabel('Enlace', { exact: true }).inputValue()
  expect(await axeFaults(page)).toEqual([])

  const elsewhere = await browser.newContext({ locale: 'pt-BR' })
  const guest = await elsewhere.newPage()
  await guest.goto(new URL(link).pathname)
  await expect(guest.getByRole('heading', { level: 1, name: /quer enviar dinheiro a você/ })).toBeVisible()
  await expect(guest.locator('div[lang="pt-BR"]')).toBeVisible()
  await guest.getByLabel('CLABE').fill('123')
  await guest.getByLabel('Nome completo').fill('Ana Silva Souza')
  await guest.getByRole('button', { name: /^Enviar meus dados a / }).click()
  await expect(guest.getByLabel('CLABE')).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFaults(guest)).toEqual([])
  await guest.getByLabel('CLABE').fill('646180157000000004')
  await guest.getByRole('button', { name: /^Enviar meus dados a / }).click()
  await expect(guest.getByRole('heading', { level: 1, name: /^Seus dados chegaram a / })).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1, name: 'Este link já foi usado' })).toBeVisible()
  await guest.getByRole('main').getByLabel('Idioma').selectOption({ label: 'English' })
  await expect(
    guest.getByRole('heading', { level: 1, name: 'This link has already been used' }),
  ).toBeVisible()
  await elsewhere.close()

  await page.goto('/notifications')
  await page.getByRole('link', { name: /^Revisar: Ana Silva Souza completó sus datos/ }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Revisa los datos de Ana Silva Souza' }),
  ).toBeVisible()
  await page.getByLabel('¿Qué relación tiene contigo?').selectOption({ label: 'Familiar' })
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar como destinatario' }).click()
  await expect(
    page
      .getByRole('heading', { level: 1, name: 'Mamá' })
      .or(page.getByRole('dialog', { name: 'Confirma que eres tú' })),
  ).toBeVisible()
  if (await page.getByRole('dialog', { name: 'Confirma que eres tú' }).isVisible())
    await passStepUp(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Mamá' })).toBeVisible()
  await page.goto('/recipients')
  await page.getByRole('searchbox', { name: 'Buscar por nombre o alias' }).fill('mama')
  await page.getByRole('link', { name: 'Enviar a Mamá' }).click()
  await expect(page).toHaveURL(/\/send\/amount/)
})
