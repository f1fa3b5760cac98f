import { expect, test, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { customerIn } from '../kit/newcomers.ts'
import { enterAs, staffPage } from '../kit/people.ts'
import { keepRecipient, orderFor } from '../kit/seed-transfers.ts'

const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts()

test('a list: sorted by the database, its columns kept for the person, its view shared with a colleague', async ({
  browser,
}) => {
  // A new customer, because a customer may have three orders without a payment and other journeys use the demo person.
  const context = await browser.newContext({ baseURL: addresses().customer })
  const { api } = await customerIn(context)
  const { id } = await keepRecipient(api)
  for (const amount of ['150001', '190001', '170001']) await orderFor(api, id, amount)
  const treasury = await staffPage(browser, 'tesoreria')
  await treasury.goto('/transfers?state=awaiting-payin')
  const more = treasury.getByRole('button', { name: 'Más filtros' })
  await expect(treasury.getByLabel('Id del cliente')).toBeHidden()
  await more.press('Enter')
  await expect(treasury.getByLabel('Id del cliente')).toBeVisible()
  await expect(more).toBeFocused()
  await more.press('Enter')
  await treasury.getByRole('columnheader').getByRole('button', { name: 'Envía' }).click()
  await expect(treasury).toHaveURL(/order=largest/)
  const amounts = treasury.getByRole('row').locator('[data-label="Envía"]')
  await expect
    .poll(async () => {
      const shown = (await amounts.allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, '')))
      return shown.length > 1 && shown.every((one, at) => at === 0 || one <= (shown[at - 1] ?? 0))
    })
    .toBe(true)

  await treasury.getByRole('button', { name: 'Columnas' }).click()
  const columns = treasury.getByRole('dialog', { name: 'Columnas' })
  await expect(columns.getByRole('checkbox', { name: 'Referencia' })).toBeDisabled()
  const choice = (name: string) => columns.getByRole('checkbox', { name })
  // The boxes show the layout that is kept, which changes after the press.
  await choice('Beneficiario').click()
  await expect(choice('Beneficiario')).not.toBeChecked()
  for (const name of ['País', 'Filas compactas']) {
    await choice(name).click()
    await expect(choice(name)).toBeChecked()
  }
  await columns.getByRole('button', { name: 'Subir País' }).click()
  await columns.getByRole('button', { name: 'Listo' }).click()
  const kept = treasury.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.request().postData()?.includes('width') === true,
  )
  await treasury.getByRole('separator', { name: 'Ancho de Cliente' }).press('ArrowRight')
  await kept
  await treasury.reload()
  await expect(treasury.getByRole('columnheader', { name: 'País' })).toBeVisible()
  expect((await heads(treasury)).map((head) => head.replaceAll(/[↑↓\s]+/g, ' ').trim())).toEqual([
    'Referencia',
    'Estado',
    'Cliente',
    'Envía',
    'Recibe',
    'País',
    'Creado',
  ])

  await treasury.getByRole('button', { name: 'Guardar vista' }).click()
  const naming = treasury.getByRole('dialog', { name: 'Guardar esta vista' })
  await naming.getByLabel('Nombre').fill('Sin pagar, mayores primero')
  await naming.getByRole('checkbox', { name: 'Compartir con el equipo' }).check()
  await naming.getByRole('button', { name: 'Guardar vista' }).click()
  await expect(treasury.getByRole('link', { name: 'Sin pagar, mayores primero' })).toBeVisible()

  const officer = await staffPage(browser, 'oficial')
  await officer.goto('/transfers')
  await officer.getByRole('link', { name: 'Sin pagar, mayores primero' }).click()
  await expect(officer).toHaveURL(/order=largest/)
  await expect(officer.getByRole('columnheader', { name: 'País' })).toBeVisible()
  await expect(
    officer.getByRole('button', { name: 'Borrar la vista Sin pagar, mayores primero' }),
  ).toBeHidden()
  await officer.getByRole('button', { name: 'Columnas' }).click()
  await officer.getByRole('button', { name: 'Volver a las columnas iniciales' }).click()
  await officer.getByRole('button', { name: 'Listo' }).click()
  await expect(officer.getByRole('columnheader', { name: 'Beneficiario' })).toBeVisible()

  await treasury.getByRole('button', { name: 'Borrar la vista Sin pagar, mayores primero' }).click()
  await treasury.getByRole('alertdialog').getByRole('button', { name: 'Borrar la vista' }).click()
  await expect(treasury.getByRole('link', { name: 'Sin pagar, mayores primero' })).toBeHidden()
  await treasury.getByRole('button', { name: 'Columnas' }).click()
  await treasury.getByRole('button', { name: 'Volver a las columnas iniciales' }).click()
  await treasury.getByRole('button', { name: 'Listo' }).click()
})

test('two conversations: taken at once, each with its own result', async ({ browser }) => {
  const customer = await browser.newContext({ baseURL: addresses().customer })
  await enterAs(customer, 'persona', 'customer')
  const folios: string[] = []
  for (const text of ['Primera consulta', 'Segunda consulta']) {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const opened = await customer.request.post('/api/threads', { data: { kind: 'question', text }, headers })
    folios.push(((await opened.json()) as { folio: string }).folio)
  }
  const support = await staffPage(browser, 'soporte')
  await support.goto('/inbox?kind=threads')
  for (const folio of folios) await support.getByRole('row', { name: folio }).getByRole('checkbox').check()
  await support.getByRole('button', { name: 'Tomar', exact: true }).click()
  const dialog = support.getByRole('dialog', { name: 'Tomar' })
  await expect(dialog.getByText('Cambian 2 filas de 2.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Tomar (2)' }).click()
  await expect(dialog.getByText('2 de 2')).toBeVisible()
  for (const folio of folios)
    await expect(dialog.getByRole('listitem').filter({ hasText: folio }).getByText('Listo')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  for (const folio of folios)
    await expect(support.getByRole('row', { name: folio }).getByText('Soporte Demo')).toBeVisible()
})

test('the line is lost: the page stays and says so, an answer is kept over a reload, and is sent once', async ({
  browser,
}) => {
  const customer = await browser.newContext({ baseURL: addresses().customer })
  await enterAs(customer, 'persona', 'customer')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const data = { kind: 'question', text: '¿Siguen ahí?' }
  const opened = await customer.request.post('/api/threads', { data, headers })
  const { id } = (await opened.json()) as { id: string }

  const support = await staffPage(browser, 'soporte')
  await support.goto(`/threads/${id}`)
  await support.getByLabel('Respuesta').fill('Sí, aquí estamos.')
  await support.context().setOffline(true)
  const bar = support.getByRole('status').filter({ hasText: 'Sin conexión a internet.' })
  await expect(bar).toBeVisible()
  await expect(support.getByText('¿Siguen ahí?')).toBeVisible()
  await support.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(support.getByRole('alert').filter({ hasText: 'No hay conexión a internet.' })).toBeVisible()
  await expect(support.getByLabel('Respuesta')).toHaveValue('Sí, aquí estamos.')
  await support.context().setOffline(false)
  await expect(bar).toBeHidden()
  await support.reload()
  await expect(support.getByLabel('Respuesta')).toHaveValue('Sí, aquí estamos.')
  await support.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(support.getByLabel('Respuesta')).toHaveValue('')
  await expect(support.getByText('Sí, aquí estamos.')).toHaveCount(1)
})
