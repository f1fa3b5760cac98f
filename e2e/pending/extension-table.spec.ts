import { expect, test, type Browser, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { emailOf } from '../kit/demo.ts'
import { decide, pdfFile, waitingOf } from '../kit/files.ts'
import { customerIn } from '../kit/newcomers.ts'
import { staffPage } from '../kit/people.ts'
import { sessionOf } from '../kit/session.ts'
import { passStepUp } from '../kit/step-up.ts'

/** A day no other card of these journeys ends on. */
const ends = new Date(Date.now() + 37 * 86_400_000).toISOString().slice(0, 10)
const printed = ends.split('-').toReversed().join('/')
const part = 'Cédulas que valen más de lo que dicen'
const line = new RegExp(`dice ${printed} a ${printed}`)

interface Shown {
  readonly page: Page
  readonly customer: string
  readonly open: () => Promise<readonly string[]>
}

/** A newcomer who was asked for their card and showed one that ends soon. */
async function showsCard(browser: Browser): Promise<Shown> {
  const context = await browser.newContext({ baseURL: addresses().customer })
  const names = { givenNames: 'Elena', surnames: 'Prórroga' }
  const { api } = await customerIn(context, names)
  const { actingAs } = await api.get('/api/session')
  const asked = { code: 'identity', blocks: false, reason: 'Falta su cédula', message: 'Envíanos tu cédula.' }
  const analista = await sessionOf('analista', 'backoffice')
  await analista.post(`/api/customers/${actingAs.id}/document-requests`, asked)
  const page = await context.newPage()
  await page.goto('/notifications/client-missing-documents')
  await page.getByRole('button', { name: 'Enviar: Documento de identidad' }).click()
  await page.getByRole('combobox', { name: 'Documento' }).selectOption('chilean-id')
  await page.getByRole('textbox', { name: 'Vence el' }).fill(printed)
  await page.getByRole('button', { name: 'Continuar a las fotos' }).click()
  for (const side of ['Frente', 'Reverso']) {
    const field = page.getByRole('group', { name: side })
    await field
      .locator('input[type=file]')
      .first()
      .setInputFiles(pdfFile(`${side}.pdf`))
    await expect(field.getByText('llegó bien').first()).toBeVisible()
  }
  const waiting = await waitingOf(actingAs.id)
  await decide(waiting.get('identity back'), { verdict: 'accepted' })
  const identity = {
    type: 'chilean-id',
    nationality: 'CL',
    number: 'A1234567',
    name: `${names.givenNames} ${names.surnames}`,
    printedEnd: ends,
  }
  await decide(waiting.get('identity front'), { verdict: 'accepted', facts: { identity } })
  const open = async () =>
    ((await api.get('/api/pending-items')) as { items: { kind: string }[] }).items.map(({ kind }) => kind)
  return { page, customer: actingAs.id, open }
}

/** Proposes a line for that day alone; what is missing stands at its field, and the difference before it is sent. */
async function proposeLine(office: Page): Promise<void> {
  await office.goto('/dossier-rules')
  await office.getByRole('button', { name: `Cambiar: ${part}` }).click()
  await office.getByRole('button', { name: 'Ver qué cambia' }).click()
  await expect(office.getByText('No cambiaste nada').first()).toBeVisible()
  await office.getByRole('button', { name: 'Agregar línea' }).click()
  await office.getByRole('button', { name: 'Ver qué cambia' }).click()
  await expect(office.getByText('Escribe un año de cuatro cifras.').first()).toBeVisible()
  for (const field of ['Vence desde el', 'Vence hasta el'])
    await office.getByRole('textbox', { name: field }).fill(printed)
  await office.getByRole('textbox', { name: 'Año' }).fill(String(Number(ends.slice(0, 4)) + 4))
  await office.getByRole('button', { name: 'Ver qué cambia' }).click()
  await expect(office.getByRole('row', { name: line })).toContainText('No estaba')
  await office.getByRole('textbox', { name: 'Por qué cambia' }).fill('Decreto de prueba')
  await office.getByRole('button', { name: 'Proponer este cambio' }).click()
  await expect(office.getByText('Falta que otra persona confirme')).toBeVisible()
}

/** A second person finds it in words among what waits for them, and confirms. */
async function confirmLine(admin: Page): Promise<void> {
  await admin.goto('/proposals')
  const row = admin.getByRole('row', { name: /Reglas de documentos/ })
  await expect(row).toContainText('Todos los clientes')
  await row.getByRole('link', { name: 'Reglas de documentos' }).click()
  await expect(admin.getByRole('row', { name: line })).toBeVisible()
  const confirm = 'Confirmar y cambiar las reglas de documentos'
  await admin.getByRole('button', { name: confirm }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
  await passStepUp(admin, emailOf('admin'))
  await expect(admin.getByRole('heading', { name: 'Propuesta' })).toBeHidden()
}

test('two people let a card hold longer by the extension table: who was told that it ends owes nothing any more', async ({
  browser,
}) => {
  test.slow()
  const { page, customer, open } = await showsCard(browser)
  await expect.poll(open).toEqual(['id-expiring'])
  const office = await staffPage(browser, 'oficial')
  await proposeLine(office)
  const admin = await staffPage(browser, 'admin')
  await confirmLine(admin)
  // The worker follows the rules once a minute.
  await expect.poll(open, { timeout: 90_000 }).toEqual([])
  await office.goto(`/customers/${customer}`)
  await expect(office.getByText('Alargado por la tabla de extensión')).toBeVisible()
  await expect(office.getByText(printed).first()).toBeVisible()
  for (const each of [page, office, admin]) await each.context().close()
})
