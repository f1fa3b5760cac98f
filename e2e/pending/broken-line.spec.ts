import { createHash } from 'node:crypto'
import { expect, test, type Locator, type Page } from '@playwright/test'
import type { DocumentWire, OpenUploadWire } from '@puente/contract/customer'
import { pdfFile, type GivenFile } from '../kit/files.ts'
import { openFront } from '../kit/newer-version.ts'
import { customerWithItem } from '../kit/pending-customer.ts'

const path = '/notifications/missing-constitution-deed'
const BYTES = 4_000_000
const cutAt = BYTES * 0.6
const waits = /Sin conexión: enviamos/

const fieldOf = (page: Page): Locator => page.getByRole('group', { name: 'Certificado de estatuto' }).first()
const choose = (page: Page, file: GivenFile) =>
  fieldOf(page).locator('input[type=file]').first().setInputFiles(file)
const get = async <Body>(page: Page, address: string): Promise<Body> =>
  (await (await page.request.get(address)).json()) as Body
const begun = async (page: Page) => (await get<{ items: OpenUploadWire[] }>(page, '/api/uploads')).items
const documents = async (page: Page) =>
  (await get<{ items: DocumentWire[] }>(page, '/api/documents?kind=constitution-deed')).items

/** Asserts that one document exists and equals the chosen file, byte for byte. */
async function oneWhole(page: Page, { buffer }: GivenFile): Promise<void> {
  await expect(fieldOf(page).getByText('llegó bien').first()).toBeVisible({ timeout: 60_000 })
  const [document, ...others] = await documents(page)
  expect(others).toEqual([])
  const link = await page.request.post(`/api/documents/${document?.id}/links`, {
    data: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { url } = (await link.json()) as { url: string }
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  expect(sum(await (await page.request.get(url)).body())).toBe(sum(buffer))
  expect(await begun(page)).toEqual([])
}

/** The progress of the upload, as the screen shows it. */
const percent = (page: Page) => fieldOf(page).getByRole('progressbar').getAttribute('aria-valuenow')

test('a connection lost at 60 %: reported at the file, nothing is lost, and it resumes by a click or automatically', async ({
  browser,
}) => {
  await using front = await openFront()
  const { page } = await customerWithItem(browser, 'constitution-deed', path, {
    twin: '.again',
    baseURL: front.url,
  })
  const file = pdfFile('estatuto.pdf', BYTES)
  front.cutAfter(cutAt)
  await choose(page, file)
  await expect(fieldOf(page).getByText(waits).first()).toBeVisible()
  const kept = Number(await percent(page))
  expect(kept).toBeGreaterThan(5)
  // A chunk that cannot be loaded now does not mean a newer version: the page stays.
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
  await expect(fieldOf(page).getByRole('button', { name: 'Reintentar' })).toBeVisible()
  // The connection is back, and the user resumes with a click.
  front.cut(false)
  front.cutAfter(BYTES * 0.2)
  await fieldOf(page).getByRole('button', { name: 'Reintentar' }).click()
  await expect.poll(async () => Number(await percent(page))).toBeGreaterThanOrEqual(kept)
  await expect(fieldOf(page).getByText(waits).first()).toBeVisible()
  // Without a click it resumes automatically.
  front.cut(false)
  await oneWhole(page, file)
  await page.context().close()
})

test('a tab closed at 60 %: a later visit resumes the same file or starts again', async ({ browser }) => {
  await using front = await openFront()
  const coming = { twin: '.again', baseURL: front.url } as const
  const { page } = await customerWithItem(
    browser,
    'creator-powers',
    '/notifications/missing-creator-powers',
    coming,
  )
  const powers = (tab: Page) => tab.getByRole('group', { name: 'Poderes' }).first()
  const file = pdfFile('poderes.pdf', BYTES)
  const context = page.context()

  /** Sends a part of the file in a tab that is then closed, and opens the page in another one. */
  async function leave(from: Page): Promise<Page> {
    front.cutAfter(cutAt)
    await powers(from).locator('input[type=file]').first().setInputFiles(file)
    await expect(powers(from).getByText(waits).first()).toBeVisible()
    await from.close()
    front.cut(false)
    const tab = await context.newPage()
    await tab.goto('/notifications/missing-creator-powers')
    await expect(tab.getByText('Dejaste poderes.pdf a medio enviar')).toBeVisible()
    return tab
  }

  const second = await leave(page)
  await second.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(second.getByText('Dejaste poderes.pdf')).toBeHidden()
  await expect.poll(() => begun(second)).toEqual([])

  const third = await leave(second)
  const [left] = await begun(third)
  expect(left?.receivedBytes).toBeGreaterThan(BYTES * 0.05)
  // Another file of the same name and size is detected and refused, and nothing of the mixture is stored.
  const other = { ...pdfFile('poderes.pdf', BYTES), name: 'poderes.pdf' }
  await powers(third).locator('input[type=file]').first().setInputFiles(other)
  await expect(powers(third).getByText('no es el mismo que dejaste a medio enviar').first()).toBeVisible()
  expect(await begun(third)).toEqual([])

  const fourth = await leave(third)
  const sent: number[] = []
  await fourth.route('**/api/uploads/*/content*', async (route) => {
    sent.push(Number(new URL(route.request().url()).searchParams.get('offset')))
    await route.continue()
  })
  await powers(fourth).locator('input[type=file]').first().setInputFiles(file)
  await expect(powers(fourth).getByText('llegó bien').first()).toBeVisible({ timeout: 60_000 })
  expect(sent[0]).toBeGreaterThan(BYTES * 0.05)
  expect(await begun(fourth)).toEqual([])
  const items = (await get<{ items: DocumentWire[] }>(fourth, '/api/documents?kind=powers')).items
  expect(items.map(({ sizeBytes }) => sizeBytes)).toEqual([file.buffer.length])
  await context.close()
})
