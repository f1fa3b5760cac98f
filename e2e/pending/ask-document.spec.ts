import { expect, test } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { customerIn } from '../kit/newcomers.ts'
import { staffPage } from '../kit/people.ts'

const message = 'Tus envíos crecieron en noviembre: muéstranos de dónde viene el dinero.'

test('an officer requests a document with a message: the customer sees the message and the deadline', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: addresses().customer })
  const { api } = await customerIn(context)
  const customer = (await api.get('/api/session')).actingAs.id
  const due = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10).split('-')
  const dueOn = due.toReversed().join('/')

  const office = await staffPage(browser, 'oficial')
  await office.goto(`/customers/${customer}?tab=file`)
  await expect(office.getByText('No se le pide ningún documento.')).toBeVisible()
  await office.getByText('Pedirle un documento').click()
  await office.getByRole('button', { name: 'Pedir el documento' }).click()
  await expect(office.getByText('Escribe lo que leerá el cliente.').first()).toBeVisible()
  await office.getByLabel('Qué documento').selectOption({ label: 'Comprobante de ingresos' })
  await office.getByRole('combobox', { name: 'Motivo' }).selectOption({ label: 'Envía más que antes' })
  await expect(office.getByLabel('Lo que leerá el cliente')).toHaveValue(/Tus envíos crecieron/)
  await office.getByLabel('Lo que leerá el cliente').fill(message)
  await office.getByRole('textbox', { name: 'Hasta cuándo lo esperamos' }).fill(dueOn)
  await office.getByLabel('Por qué, para el equipo').fill('Montos que no calzan')
  await office.getByRole('button', { name: 'Pedir el documento' }).click()
  await expect(office.getByText('Pedido. Ya está en sus pendientes.')).toBeVisible()
  await expect(office.getByRole('row', { name: /Comprobante de ingresos/ })).toContainText(
    `Hasta el ${dueOn}`,
  )
  await expect(office.getByRole('heading', { name: 'Documentos de la persona' })).toBeVisible()

  const page = await context.newPage()
  await page.goto('/recipients')
  await page.waitForURL(/\/notifications\/client-missing-documents/)
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByText(`Envíalo antes de que termine el ${dueOn}.`)).toBeVisible()
  await expect(page.getByText('Montos que no calzan')).toHaveCount(0)

  await office.getByRole('button', { name: 'Dejar de pedir: Comprobante de ingresos' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Dejar de pedir' }).click()
  await expect(office.getByText('No se le pide ningún documento.')).toBeVisible()
  await page.goto('/recipients')
  await expect(page).toHaveURL(/\/recipients$/)
  for (const each of [context, office.context()]) await each.close()
})
