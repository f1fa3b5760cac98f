import { readFileSync } from 'node:fs'
import { expect, test, type Download, type Page } from '@playwright/test'
import type { StatementWire, TransferSummaryWire } from '@puente/contract/customer'
import type { TaxMonthWire } from '@puente/contract/staff'
import { extractText } from 'unpdf'
import { addresses } from '../kit/addresses.ts'
import { customerIn, type CustomerApi } from '../kit/newcomers.ts'
import { delivered } from '../kit/orders.ts'
import { signIn } from '../kit/people.ts'
import { deliveredFor, keepRecipient, orderFor } from '../kit/seed-transfers.ts'
import { sessionOf } from '../kit/session.ts'

const pesos = (minor: string | number) => `$${String(minor).replace(/\B(?=(?:\d{3})+$)/g, '.')}`

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const downloading = page.waitForEvent('download')
  await press()
  return downloading
}

async function textOf(download: Download): Promise<string> {
  const bytes = new Uint8Array(readFileSync(await download.path()))
  const { text } = await extractText(bytes, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

/** Every transfer of this year in the list. */
async function listed(api: CustomerApi): Promise<TransferSummaryWire[]> {
  const shown: TransferSummaryWire[] = []
  const from = `${new Date().getFullYear()}-01-01`
  let after: string | undefined = ''
  while (after !== undefined) {
    const page: { items: TransferSummaryWire[]; next?: string } = await api.get(
      `/api/transfers?limit=100&from=${from}${after === '' ? '' : `&after=${after}`}`,
    )
    shown.push(...page.items)
    after = page.next
  }
  return shown
}

test('a statement of the year: downloaded in three formats, with the totals of the list', async ({
  page,
}) => {
  const newcomer = await customerIn(page.context())
  const recipient = await keepRecipient(newcomer.api)
  await deliveredFor(newcomer, recipient.id)
  const unpaid = await orderFor(newcomer.api, recipient.id, '77000')
  await page.goto(`/transfers/${unpaid.id}`)
  const confirmation = await downloaded(page, () =>
    page.getByRole('button', { name: 'Descargar confirmación del envío' }).click(),
  )
  expect(await textOf(confirmation)).toContain('Envías $77.000 CLP')

  await page.goto('/statements')
  await page.getByLabel('Período').selectOption({ label: 'Un año' })
  const files: Download[] = []
  for (const format of ['PDF', 'Excel', 'CSV']) {
    await page.getByRole('radio', { name: new RegExp(`^${format}`) }).check()
    files.push(await downloaded(page, () => page.getByRole('button', { name: 'Descargar cartola' }).click()))
    await expect(page.getByText(/está en tus descargas/).first()).toBeVisible()
  }
  expect(files.map((file) => file.suggestedFilename().split('.').at(-1))).toEqual(['pdf', 'xlsx', 'csv'])
  const shown = await listed(newcomer.api)
  const total = shown.reduce((sum, { send }) => sum + Number(send.amount), 0)
  const csv = readFileSync((await files[2]?.path()) ?? '', 'utf8')
    .trimEnd()
    .split('\r\n')
  const ordered = csv[0]?.replace('\uFEFF', '').split(';').indexOf('Monto del envío (CLP)') ?? -1
  expect(csv).toHaveLength(shown.length + 2)
  expect(csv.at(-1)?.split(';')[ordered]).toBe(String(total))
  const pdf = files[0] === undefined ? '' : await textOf(files[0])
  expect(pdf).toContain(`Total ${shown.length} ${pesos(total)}`)
  const { items } = await newcomer.api.get<{ items: StatementWire[] }>('/api/statements')
  await expect(page.getByText(`Folio ${items[0]?.folio}`, { exact: false })).toBeVisible()

  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(pdf)?.[0] ?? ''
  await page.goto(`/verify-receipt/${code}`)
  await expect(page.getByRole('heading', { name: /^Esta cartola es nuestra/ })).toBeVisible()
})

test('treasury: downloads the month’s tax documents, and they add up to the books', async ({ browser }) => {
  await delivered(await sessionOf('persona'), 'Irma Boleta', '88000')
  const context = await browser.newContext({ baseURL: addresses().backoffice })
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page, 'tesoreria')
  await page.goto('/tax-documents')
  await expect(page.getByRole('cell', { name: '39 Boleta' }).first()).toBeVisible()
  // Other journeys deliver transfers in the same month, also while the file is written.
  await expect(async () => {
    const file = await downloaded(page, () => page.getByRole('button', { name: 'Descargar JSON' }).click())
    const { totals, documents } = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
      totals: TaxMonthWire
      documents: { type: string; totalMinor: string }[]
    }
    const sum = documents.reduce(
      (all, one) => all + BigInt(one.totalMinor) * (one.type === '61' ? -1n : 1n),
      0n,
    )
    expect(String(sum)).toBe(totals.totalMinor)
  }).toPass({ timeout: 60_000 })
  await context.close()
})
