import { expect, test, type Browser, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { decide, pdfFile, waitingOf } from '../kit/files.ts'
import { customerIn } from '../kit/newcomers.ts'
import { staffPage } from '../kit/people.ts'
import { sessionOf } from '../kit/session.ts'

/** A day on which no other card of these journeys ends. */
const ends = new Date(Date.now() + 37 * 86_400_000).toISOString().slice(0, 10)
const printed = ends.split('-').toReversed().join('/')

interface Shown {
  readonly page: Page
  readonly customer: string
  readonly open: () => Promise<readonly string[]>
}

/** A new customer who was asked for their card and sent one that ends soon. */
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

const rulesPath = '/api/settings/requirement-rules/default'

/** One person proposes a row for that day alone, and a second one confirms it. */
async function extend(): Promise<void> {
  const oficial = await sessionOf('oficial', 'backoffice')
  const { current } = await oficial.get<{ current: { data: { extensions: object[] } } }>(rulesPath)
  const line = {
    group: 'chilean',
    printedFrom: ends,
    printedUntil: ends,
    holdsUntil: String(Number(ends.slice(0, 4)) + 4),
  }
  const data = { ...current.data, extensions: [...current.data.extensions, line] }
  const { proposal } = await oficial.post<{ proposal: { id: string } }>(`${rulesPath}/proposal`, {
    data,
    note: 'Decreto de prueba',
  })
  const admin = await sessionOf('admin', 'backoffice')
  await admin.post(`/api/approvals/${proposal.id}/decision`, { decision: 'confirm' })
}

test('two people extend the validity of a card: the item "card is expiring" closes', async ({ browser }) => {
  test.slow()
  const { page, customer, open } = await showsCard(browser)
  await expect.poll(open).toEqual(['id-expiring'])
  await extend()
  // The worker applies the rules once a minute.
  await expect.poll(open, { timeout: 90_000 }).toEqual([])
  const office = await staffPage(browser, 'oficial')
  await office.goto(`/customers/${customer}?tab=file`)
  await expect(office.getByText('Prorrogado por la tabla de extensión')).toBeVisible()
  await expect(office.getByText(printed).first()).toBeVisible()
  for (const each of [page, office]) await each.context().close()
})
