import { expect, test, type Browser, type Page } from '@playwright/test'
import { badFiles } from '../kit/bad-files.ts'
import { emailOf } from '../kit/demo.ts'
import { decide, isoInYears, pdfFile, waitingOf } from '../kit/files.ts'
import { arrivedWhereTheyWereGoing, customerWithItem } from '../kit/pending-customer.ts'
import { sessionIn } from '../kit/people.ts'
import { inUnitedStates, orderTo } from '../kit/send.ts'

const screen = '/notifications/update-document'
const inYears = (years: number): string => `15/06/${new Date().getFullYear() + years}`
const customerOf = async (page: Page): Promise<string> => (await sessionIn(page)).id
const nameOf = async (page: Page): Promise<string> => (await sessionIn(page)).name

/** Chooses a file for a field of the screen, and waits until it is uploaded. */
async function send(page: Page, field: string, file: string): Promise<void> {
  const group = page.getByRole('group', { name: field })
  await group.locator('input[type=file]').first().setInputFiles(pdfFile(file))
  await expect(group.getByText('llegó bien').first()).toBeVisible()
}

const name = async (page: Page, type: string, nationality?: string) => {
  await page.getByRole('combobox', { name: 'Documento' }).selectOption(type)
  if (nationality !== undefined)
    await page.getByRole('combobox', { name: 'Nacionalidad' }).selectOption(nationality)
  await page.getByRole('textbox', { name: 'Vence el' }).fill(inYears(6))
  await page.getByRole('button', { name: 'Continuar a las fotos' }).click()
}

/** Staff accept the waiting documents; the last one is the front, with the data read from it. */
async function accepted(page: Page, type: string, nationality: string): Promise<void> {
  const waiting = await waitingOf(await customerOf(page))
  for (const other of ['identity back', 'renewal-proof 1'])
    if (waiting.has(other)) await decide(waiting.get(other), { verdict: 'accepted' })
  const read = { type, nationality, number: 'A1234567', name: await nameOf(page), printedEnd: isoInYears(6) }
  await decide(waiting.get('identity front'), { verdict: 'accepted', facts: { identity: read } })
}

async function ends(
  browser: Browser,
  kind: string,
  heading: string,
  act: (page: Page) => Promise<void>,
  then: (page: Page) => Promise<void> = () => Promise.resolve(),
) {
  const { page, open, settled } = await customerWithItem(browser, kind, screen)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await act(page)
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  const history = await settled()
  expect([history[0], history.at(-1)]).toEqual(['opened by system', 'settled by staff'])
  await then(page)
  await page.context().close()
}

test('id-expired-chilean: missing files are reported at their field; the new card goes to staff, and the item is settled', ({
  browser,
}) =>
  ends(browser, 'id-expired-chilean', 'Tu cédula venció', async (page) => {
    await page.getByRole('button', { name: 'Continuar a las fotos' }).click()
    await expect(page.getByText('Falta la fecha de vencimiento.').first()).toBeVisible()
    await name(page, 'chilean-id')
    await send(page, 'Frente', 'frente.pdf')
    await send(page, 'Reverso', 'reverso.pdf')
    await expect(page.getByRole('heading', { name: 'Lo estamos revisando' })).toBeVisible()
    await accepted(page, 'chilean-id', 'CL')
  }))

test('id-expired-foreign: the new card and the proof of its renewal, refused once; then the customer sends again', ({
  browser,
}) => {
  const kind = 'id-expired-foreign'
  const act = async (page: Page) => {
    await name(page, 'foreign-id', 'VE')
    await send(page, 'Frente', 'frente.pdf')
    await send(page, 'Reverso', 'reverso.pdf')
    await send(page, 'Comprobante de renovación', 'residencia.pdf')
    const proof = (await waitingOf(await customerOf(page))).get('renewal-proof 1')
    await decide(proof, { verdict: 'refused', reason: 'glare' })
    await page.reload()
    await expect(page.getByText('Un reflejo tapa los datos').first()).toBeVisible()
    await send(page, 'Comprobante de renovación', 'residencia-otra.pdf')
    await accepted(page, 'foreign-id', 'VE')
  }
  return ends(browser, kind, 'Tu cédula para extranjeros venció', act, async (page) => {
    await page.goto('/send?corridor=us-usd&side=send&amount=60000')
    await orderTo(page, inUnitedStates('Rosa Ejemplo'), emailOf(kind))
    await expect(page).toHaveURL(/\/send\/pay\//)
  })
})

test('id-expired: a passport has one page', ({ browser }) =>
  ends(browser, 'id-expired', 'Tu documento venció', async (page) => {
    await name(page, 'passport', 'PE')
    await send(page, 'Página con tu foto', 'pasaporte.pdf')
    await accepted(page, 'passport', 'PE')
  }))

test('id-illegible: staff refuse once more with a reason, then accept', ({ browser }) =>
  ends(browser, 'id-illegible', 'Tu documento no se lee bien', async (page) => {
    await expect(page.getByText('No se alcanza a leer').first()).toBeVisible()
    await send(page, 'Frente', 'frente.pdf')
    const first = (await waitingOf(await customerOf(page))).get('identity front')
    await decide(first, { verdict: 'refused', reason: 'glare' })
    await page.reload()
    await expect(page.getByText('Un reflejo tapa los datos').first()).toBeVisible()
    await send(page, 'Frente', 'frente-otra.pdf')
    const read = { type: 'chilean-id', nationality: 'CL', number: 'A1234567', printedEnd: isoInYears(6) }
    const second = (await waitingOf(await customerOf(page))).get('identity front')
    await decide(second, {
      verdict: 'accepted',
      facts: { identity: { ...read, name: await nameOf(page) } },
    })
    await expect(page.getByRole('group', { name: 'Reverso' })).toBeVisible({ timeout: 60_000 })
    await send(page, 'Reverso', 'reverso.pdf')
    const back = (await waitingOf(await customerOf(page))).get('identity back')
    await decide(back, { verdict: 'accepted' })
  }))

test('id-expiring: postponed until the next step, then settled by the new document', async ({ browser }) => {
  const { page, open, settled } = await customerWithItem(browser, 'id-expiring', screen)
  await page.getByRole('button', { name: 'Ahora no' }).click()
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual(['id-expiring'])
  await page.goto(screen)
  await name(page, 'chilean-id')
  await send(page, 'Frente', 'frente.pdf')
  await send(page, 'Reverso', 'reverso.pdf')
  await accepted(page, 'chilean-id', 'CL')
  await expect.poll(open).toEqual([])
  expect((await settled()).slice(0, 2)).toEqual(['opened by system', 'deferred by customer'])
  await page.context().close()
})

test('person-documents: the list shows what is accepted, and staff’s acceptance settles the item', async ({
  browser,
}) => {
  const kind = 'person-documents'
  const { page, open, settled } = await customerWithItem(
    browser,
    kind,
    '/notifications/client-missing-documents',
  )
  await page.getByRole('button', { name: 'Enviar: Comprobante de ingresos' }).click()
  await expect(page.getByText('tres últimas liquidaciones').first()).toBeVisible()
  await sendFromItsPage(page, 'Comprobante de ingresos', 'liquidaciones.pdf')
  await expect(page.getByRole('heading', { name: 'Lo estamos revisando' })).toBeVisible()
  const waiting = await waitingOf(await customerOf(page))
  const issuedOn = new Date().toISOString().slice(0, 10).replace(/\d\d$/, '01')
  await decide(waiting.get('source-of-funds 10'), { verdict: 'accepted', facts: { issuedOn } })
  await arrivedWhereTheyWereGoing(page)
  expect([await open(), (await settled()).at(-1)]).toEqual([[], 'settled by staff'])
  await page.context().close()
})

test('company-documents: three files, one at a time; unusable ones are reported, and a lost connection resumes', async ({
  browser,
}) => {
  const path = '/notifications/company-missing-economics-documents'
  const { page, open, settled } = await customerWithItem(browser, 'company-documents', path)
  await page.getByRole('button', { name: 'Enviar: Balance' }).click()
  const group = page.getByRole('group', { name: 'Balance' })
  const input = group.locator('input[type=file]').first()
  for (const [file, says] of badFiles()) {
    await input.setInputFiles(file)
    await expect(group.getByText(says).first()).toBeVisible()
  }
  // A file over the limit is not sent. It is larger than a test's file dialog allows, so the page creates it.
  await page.evaluate(() => {
    const field = document.querySelector('[role=group]')
    const files = new DataTransfer()
    files.items.add(
      new File([new Blob(Array.from({ length: 110 }, () => new Uint8Array(1_000_000)))], 'pesado.pdf'),
    )
    field?.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }))
  })
  await expect(group.getByText('y puedes enviar hasta').first()).toBeVisible()

  const balance = pdfFile('balance.pdf', 13_000_000)
  let pieces = 0
  await page.route('**/api/uploads/*/content*', async (route) => {
    pieces += 1
    await (pieces === 2 ? route.abort('connectionreset') : route.continue())
  })
  await input.setInputFiles(balance)
  await expect(page.getByRole('button', { name: 'Ver la lista' })).toBeHidden({ timeout: 60_000 })
  expect(pieces).toBeGreaterThan(2)
  await page.unroute('**/api/uploads/*/content*')

  await page.getByRole('button', { name: 'Enviar: Carpeta tributaria' }).click()
  const folder = page.getByRole('group', { name: 'Carpeta tributaria' })
  await folder.locator('input[type=file]').first().setInputFiles(balance)
  await expect(folder.getByText('Ya nos enviaste este mismo archivo.').first()).toBeVisible()
  await sendFromItsPage(page, 'Carpeta tributaria', 'carpeta.pdf')

  // By keyboard alone.
  const returns = page.getByRole('button', { name: 'Enviar: Formularios 29' })
  await returns.focus()
  await page.keyboard.press('Enter')
  const choose = page.getByRole('button', { name: 'Elegir archivo: Formularios 29' })
  // The page moves the focus to its heading when it opens, and a key pressed before that is lost.
  await expect(async () => {
    await choose.focus()
    const chosen = page.waitForEvent('filechooser', { timeout: 2000 })
    await page.keyboard.press('Enter')
    await (await chosen).setFiles(pdfFile('f29.pdf'))
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Lo estamos revisando' })).toBeVisible()
  const issuedOn = new Date().toISOString().slice(0, 10).replace(/\d\d$/, '01')
  for (const id of (await waitingOf(await customerOf(page))).values())
    await decide(id, { verdict: 'accepted', facts: { issuedOn } })
  await arrivedWhereTheyWereGoing(page)
  expect([await open(), (await settled()).at(-1)]).toEqual([[], 'settled by staff'])
  await page.context().close()
})

/** Sends a file from the page of a requirement, which returns to the list after the upload. */
async function sendFromItsPage(page: Page, field: string, file: string): Promise<void> {
  const group = page.getByRole('group', { name: field })
  await group.locator('input[type=file]').first().setInputFiles(pdfFile(file))
  await expect(page.getByRole('button', { name: 'Ver la lista' })).toBeHidden()
}
