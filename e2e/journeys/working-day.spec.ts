import { expect, test, type Browser, type Page } from '@playwright/test'
import { pdfFile } from '../kit/files.ts'
import { customerIn } from '../kit/newcomers.ts'
import { staffPage } from '../kit/people.ts'
import { sessionOf } from '../kit/session.ts'
import { sendDocument } from '../kit/sent-documents.ts'
import { openShownDocument } from '../kit/shown-files.ts'

/** A document under review, of a new customer, and its state as customer and staff see it. */
async function waitingDocument(browser: Browser) {
  const context = await browser.newContext()
  const { api } = await customerIn(context)
  const id = await sendDocument(context, { kind: 'source-of-funds' }, pdfFile('renta.pdf'))
  return {
    id,
    path: `/document-reviews/${id}`,
    state: async () => (await api.get(`/api/documents/${id}`)).state,
    received: () => api.get<{ state: string; reason?: string; remark?: string }>(`/api/documents/${id}`),
  }
}

const held = (page: Page) => page.getByRole('region', { name: 'Decisiones que aún puedes deshacer' })
const ready = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: '¿Sirve este documento?' })).toBeVisible()

/** Every verdict that a page sends. */
function verdictsOf(page: Page): readonly string[] {
  const sent: string[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/verdict')) sent.push(request.url())
  })
  return sent
}

async function acceptByKeys(page: Page): Promise<void> {
  await openShownDocument(page)
  // The first key press reports what is missing and changes nothing.
  await page.keyboard.press('a')
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  for (const box of await page.getByRole('checkbox').all()) {
    await expect(box).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('a')
}

test('by keyboard alone: a document is accepted, the decision undone with the next one open, and refused with a text for the customer', async ({
  browser,
}) => {
  const document = await waitingDocument(browser)
  const page = await staffPage(browser, 'analista')
  const sent = verdictsOf(page)
  await page.goto(document.path)
  await ready(page)
  // A document that was not opened cannot be accepted; the bar at the bottom says so.
  const bar = page.getByRole('region', { name: 'Barra de decisión' })
  await expect(bar).toContainText('Abiertos 0 de 1')
  await expect(bar).toBeInViewport()
  await acceptByKeys(page)
  await expect(held(page)).toContainText('Aceptas: Origen de fondos')
  await expect(
    page.getByRole('status').filter({ hasText: 'Tienes 10 segundos para deshacer' }),
  ).toBeAttached()
  await expect(page).not.toHaveURL(document.path)
  await page.keyboard.press('z')
  await expect(page).toHaveURL(document.path)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(held(page)).toBeHidden()

  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: 'No se lee' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByLabel('Algo más, con tus palabras')).toBeFocused()
  // In a text field, shortcut keys are ordinary letters.
  const remark = 'La zona de abajo no aparece: mándala entera'
  await page.keyboard.type(remark)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sale cortado' })).toBeFocused()
  await expect(
    page.getByText(new RegExp(`No pudimos aceptar renta.pdf. Sale cortado.*${remark}`)),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(held(page)).toContainText('Rechazas: Origen de fondos')
  expect([sent.length, await document.state()]).toEqual([0, 'in-review'])
  await expect.poll(document.state, { timeout: 60_000 }).toBe('refused')
  expect(await document.received()).toMatchObject({ reason: 'cut-off', remark })
  expect(sent.length).toBe(1)
  await expect(held(page)).toBeHidden()
  await page.context().close()
})

test('leaving the page: sends the pending decision at once, and once only', async ({ browser }) => {
  const document = await waitingDocument(browser)
  const page = await staffPage(browser, 'analista')
  await page.goto(document.path)
  await ready(page)
  await acceptByKeys(page)
  await expect(held(page)).toContainText('Si cierras esta pestaña, se envía de inmediato.')
  expect(await document.state()).toBe('in-review')
  await page.close({ runBeforeUnload: true })
  // Well before the ten seconds of the undo window.
  await expect.poll(document.state, { timeout: 6000 }).toBe('accepted')
  const officer = await sessionOf('oficial', 'backoffice')
  const trail = await officer.get<{ items: { action: string }[] }>(
    `/api/audit-entries?subject=${document.id}`,
  )
  expect(trail.items.filter(({ action }) => action === 'document-accepted').length).toBe(1)
  await page.context().close()
})

test('a colleague takes the document over and decides: the first reviewer is notified that their decision did not count', async ({
  browser,
}) => {
  const document = await waitingDocument(browser)
  const first = await staffPage(browser, 'analista')
  const second = await staffPage(browser, 'oficial')
  await first.goto(document.path)
  await ready(first)
  await acceptByKeys(first)
  await expect(held(first)).toBeVisible()
  await second.goto(document.path)
  await second.getByRole('button', { name: 'Revisarlo yo' }).click()
  await expect(second.getByRole('heading', { name: 'Aceptar', exact: true })).toBeVisible()
  const body = { verdict: 'refused', reason: 'illegible' }
  const answer = await second.request.post(`/api/documents/${document.id}/verdict`, {
    data: body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.ok()).toBe(true)
  await expect(held(first)).toContainText('Tu decisión no se tomó', { timeout: 60_000 })
  await held(first).getByRole('link', { name: 'Ver cómo quedó' }).click()
  await expect(first.getByText(/^Rechazado por /)).toBeVisible()
  await expect(
    first.getByText(/El cliente lee: “No pudimos aceptar renta.pdf. No se alcanza a leer/),
  ).toBeVisible()
  await held(first).getByRole('button', { name: 'Entendido' }).click()
  await expect(held(first)).toBeHidden()
  await Promise.all([first.context().close(), second.context().close()])
})
