import { expect, test, type Page } from '@playwright/test'
import { arrivedWhereTheyWereGoing, customerWithItem, type Owing } from '../kit/pending-customer.ts'

/** Asserts that the customer's action settled the item, and that they reached the deep link. */
async function done({ page, open, settled }: Owing): Promise<void> {
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect(await settled()).toEqual(['opened by system', 'settled by customer'])
  await page.context().close()
}

async function choose(page: Page, field: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  // The list opens on focus; typing filters it.
  await box.click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await box.fill(name)
  await page.getByRole('option', { name }).first().click()
}

test('location: the comuna no longer exists, and the customer chooses a current one', async ({ browser }) => {
  const owing = await customerWithItem(browser, 'location', '/notifications/update-location')
  const { page } = owing
  await expect(page.getByRole('heading', { level: 1, name: '¿En qué comuna vives?' })).toBeVisible()
  await expect(page.getByText('La comuna que elegiste ya no existe')).toBeVisible()
  await page.getByLabel('País').selectOption('AR')
  await expect(page.getByText('Por ahora solo atendemos a quienes están en Chile')).toBeVisible()
  await page.getByLabel('País').selectOption('CL')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page.getByText('Elige tu comuna').first()).toBeVisible()
  await choose(page, 'Comuna', 'Chillán')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await done(owing)
})

test('employer-name: an employed customer enters the employer', async ({ browser }) => {
  const owing = await customerWithItem(browser, 'employer-name', '/notifications/update-profile')
  const { page } = owing
  await expect(page.getByRole('heading', { level: 1, name: 'Completa tu perfil' })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page.getByText('Escribe el nombre de quien te emplea').first()).toBeVisible()
  await page.getByLabel('¿Para quién trabajas?').fill('Panadería Ficticia Ltda.')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await done(owing)
})

test('person-address: a street without a number is completed', async ({ browser }) => {
  const owing = await customerWithItem(browser, 'person-address', '/notifications/update-profile')
  const { page } = owing
  await expect(page.getByLabel('Calle')).toHaveValue('Calle de Prueba')
  await page.getByLabel('Número').fill('77')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await done(owing)
})

test('company-address: a company completes its address on the page that edits its data', async ({
  browser,
}) => {
  const owing = await customerWithItem(browser, 'company-address', '/profile/edit')
  const { page } = owing
  await expect(page.getByText('A la dirección de la empresa le falta algo')).toBeVisible()
  await page.getByLabel('Número').fill('s/n')
  await page.getByRole('button', { name: 'Guardar dirección' }).click()
  await done(owing)
})

test('annual-update: a year later, one value is changed and all are confirmed', async ({ browser }) => {
  const owing = await customerWithItem(browser, 'annual-update', '/notifications/update-profile')
  const { page, open } = owing
  await expect(page.getByRole('heading', { level: 1, name: '¿Sigue todo igual?' })).toBeVisible()
  await expect(page.getByText('Puedes seguir enviando hasta el')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar ocupación' }).click()
  await page.getByLabel('¿A qué te dedicas?').selectOption({ label: 'Estudio' })
  await page.getByRole('button', { name: 'Guardar cambio' }).click()
  await expect(page.getByText('Si lo demás sigue igual, confírmalo.')).toBeVisible()
  expect(await open()).toEqual(['annual-update'])
  await page.getByRole('button', { name: 'Sigue igual' }).click()
  await done(owing)
})
