import type { TransferWire } from '@puente/contract/customer'
import type { AgedItemWire, RefundSummary } from '@puente/contract/staff'
import type { Browser, Page } from '@playwright/test'
import { orderBody, quoteBody } from '../kit/bodies.ts'
import { booksAreClosed } from '../kit/books.ts'
import { emailOf } from '../kit/demo.ts'
import { messageTo, moveClockPast, transferTo } from '../kit/outside.ts'
import { expect, test } from '../kit/own-stack.ts'
import { staffPage } from '../kit/people.ts'
import { sessionOf, type Session } from '../kit/session.ts'
import { passStepUp } from '../kit/step-up.ts'

// One test environment whose clock moves forward: each journey would see what the previous one left.
test.describe.configure({ mode: 'serial' })

const personaRut = '11.222.333-9'
const strangerRut = '12.345.678-5'
/** The longest wait. A machine under load needs several times that of an idle one. */
const patience = { timeout: 60_000 }

/** Orders over the API, to the demo person's recipient; the pages of an order have their own journey. */
async function ordered(person: Session, amount: string): Promise<TransferWire> {
  const { items } = await person.get<{ items: { id: string; corridorId: string }[] }>('/api/recipients')
  const recipient = items.find(({ corridorId }) => corridorId === 'us-usd')
  const quote = await person.post<{ id: string }>('/api/quotes', quoteBody(amount))
  return person.post('/api/transfers', orderBody(quote.id, recipient?.id ?? ''))
}

const reaches = (person: Session, { id }: TransferWire, state: TransferWire['state']) =>
  expect
    .poll(async () => (await person.get<TransferWire>(`/api/transfers/${id}`)).state, patience)
    .toBe(state)

/** Reloads a list until it contains this text: the sandbox's bank credits with a delay. */
async function listed(page: Page, path: string, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('row', { name: text }).first()).toBeVisible({ timeout: 10_000 })
  }).toPass(patience)
}

/** Asserts that treasury's home has a row with this amount, its age and its owner. */
async function homeShows(page: Page, amount: string, owner: string): Promise<void> {
  await listed(page, '/treasury', amount)
  const row = page.getByRole('row', { name: amount })
  await expect(row).toContainText(/hoy|día/)
  await expect(row).toContainText(owner)
}

/** Moves the clock past the deadline at which money in suspense of this amount is refunded automatically. */
async function refundIsDue(treasury: Session, amount: string): Promise<void> {
  const { items } = await treasury.get<{ items: AgedItemWire[] }>('/api/aged-money?kind=suspense')
  const item = items.find((one) => one.amount.amount === amount)
  await moveClockPast(item?.dueAt ?? 'never')
}

/** A second person opens the same case and confirms it, with a step-up. */
async function confirmedBy(browser: Browser, name: string, path: string, button: RegExp): Promise<Page> {
  const other = await staffPage(browser, name)
  await other.goto(path)
  await other.getByRole('button', { name: button }).click()
  await passStepUp(other, emailOf(name))
  return other
}

const pathOf = (page: Page) => new URL(page.url()).pathname

test('a payment without a reference: matched by two people, and the money is delivered', async ({
  browser,
}) => {
  const person = await sessionOf('persona')
  const first = await ordered(person, '141001')
  const second = await ordered(person, '141001')
  await transferTo({ payerRut: personaRut, amount: '141001', reference: '' })

  const treasury = await staffPage(browser, 'tesoreria')
  await expect(treasury.getByRole('heading', { name: 'Fondos en tránsito', level: 2 })).toBeVisible()
  await homeShows(treasury, '$141.001', 'Tesorería')
  await treasury
    .getByRole('row', { name: '$141.001' })
    .getByRole('link', { name: 'Pago por aplicar' })
    .click()
  await expect(treasury.getByRole('heading', { name: '¿Para qué es este dinero?' })).toBeVisible()
  await treasury.getByRole('button', { name: 'Tomar el caso' }).click()
  await expect(treasury.getByText('Asignado a ti')).toBeVisible()
  await treasury.getByRole('button', { name: 'Proponer calzar' }).click()
  await treasury.getByRole('radio', { name: new RegExp(first.payment?.reference ?? 'none') }).check()
  await treasury.getByLabel('Nota', { exact: true }).fill('Llamó: es para el primero.')
  await treasury.getByRole('button', { name: 'Proponer calzar' }).click()
  await expect(treasury.getByText('Falta que otra persona confirme')).toBeVisible()
  await expect(treasury.getByRole('button', { name: /^Confirmar/ })).toBeHidden()

  const support = await staffPage(browser, 'soporte')
  await support.goto(pathOf(treasury))
  await expect(support.getByText('Nombre y RUT se muestran en parte')).toBeVisible()
  await expect(support.getByText(personaRut)).toBeHidden()

  const officer = await confirmedBy(browser, 'oficial', pathOf(treasury), /^Confirmar y calzar/)
  await expect(officer.getByRole('heading', { name: 'El dinero se calzó con un envío' })).toBeVisible()
  await reaches(person, first, 'delivered')
  await person.post(`/api/transfers/${second.id}/cancellation`, {})
})

test('a payment without a reference that fits exactly one order: matched automatically', async () => {
  const person = await sessionOf('persona')
  const order = await ordered(person, '142002')
  await transferTo({ payerRut: personaRut, amount: '142002', reference: '' })
  await reaches(person, order, 'delivered')
})

test('a payment from another RUT: refunded the next banking day, and the customer is notified', async ({
  browser,
}) => {
  const person = await sessionOf('persona')
  const order = await ordered(person, '143003')
  await transferTo({ payerRut: strangerRut, amount: '143003', reference: order.payment?.reference ?? '' })
  const treasury = await staffPage(browser, 'tesoreria')
  await homeShows(treasury, '$143.003', 'Tesorería')
  await messageTo(emailOf('persona'), ({ text }) => text.includes('otro RUT'))
  expect((await person.get<TransferWire>(`/api/transfers/${order.id}`)).state).toBe('waiting-for-payment')
  await person.post(`/api/transfers/${order.id}/cancellation`, {})
  await refundIsDue(await sessionOf('tesoreria', 'backoffice'), '143003')
  await listed(treasury, '/suspense?status=closed', /De otro RUT.*\$143\.003.*Devolución ordenada/)
})

test('a second payment, and a payment after a cancellation: refunded to the payer', async () => {
  const person = await sessionOf('persona')
  const treasury = await sessionOf('tesoreria', 'backoffice')
  const twice = await ordered(person, '144004')
  const paid = { payerRut: personaRut, amount: '144004', reference: twice.payment?.reference ?? '' }
  await transferTo(paid)
  await transferTo(paid)
  const late = await ordered(person, '145005')
  await person.post(`/api/transfers/${late.id}/cancellation`, {})
  await transferTo({ payerRut: personaRut, amount: '145005', reference: late.payment?.reference ?? '' })
  await reaches(person, twice, 'delivered')
  const settled = async () =>
    (await treasury.get<{ items: RefundSummary[] }>('/api/refunds?state=settled')).items
      .map(({ amount }) => amount.amount)
      .filter((amount) => amount === '144004' || amount === '145005')
      .toSorted()
  await expect.poll(settled, patience).toEqual(['144004', '145005'])
})

test('a refund that the bank rejects: sent another way after two people agree', async ({ browser }) => {
  const person = await sessionOf('persona')
  const order = await ordered(person, '300000')
  await transferTo({ payerRut: personaRut, amount: '49921', reference: order.payment?.reference ?? '' })
  const received = async () =>
    (await person.get<TransferWire>(`/api/transfers/${order.id}`)).payment?.receivedMinor
  await expect.poll(received, patience).toBe('49921')
  await person.post(`/api/transfers/${order.id}/cancellation`, {})

  const treasury = await staffPage(browser, 'tesoreria')
  await listed(treasury, '/refunds', /\$49\.921/)
  await homeShows(treasury, '$49.921', 'Tesorería')
  await treasury.goto('/refunds')
  await treasury.getByRole('row', { name: '$49.921' }).getByRole('link').click()
  await treasury.getByRole('button', { name: 'Proponer otra cuenta' }).click()
  await treasury.getByRole('button', { name: 'Proponer otra cuenta' }).click()
  await expect(treasury.getByText('Escribe el banco.').first()).toBeVisible()
  await treasury.getByLabel('Banco', { exact: true }).fill('Caja Ficticia del Sur')
  await treasury.getByLabel('Tipo de cuenta').selectOption('vista')
  await treasury.getByLabel('Número de cuenta').fill('001-2345-678')
  await treasury.getByLabel('RUT del titular').fill(personaRut)
  await treasury.getByLabel('Nota', { exact: true }).fill('El banco confirmó el titular.')
  await treasury.getByRole('button', { name: 'Proponer otra cuenta' }).click()
  await expect(treasury.getByText('Falta que otra persona confirme')).toBeVisible()
  await confirmedBy(browser, 'oficial', pathOf(treasury), /^Confirmar y devolver/)
  await reaches(person, order, 'refunded')
})

test('money without a decision: refunded within five banking days, and treasury’s home is empty', async ({
  browser,
}) => {
  const watcher = await sessionOf('tesoreria', 'backoffice')
  await transferTo({ payerRut: strangerRut, amount: '146006', reference: 'arriendo' })
  const treasury = await staffPage(browser, 'tesoreria')
  await homeShows(treasury, '$146.006', 'Tesorería')
  await refundIsDue(watcher, '146006')
  await listed(treasury, '/suspense?status=closed', /\$146\.006.*Devolución ordenada/)
  const waiting = async () => (await watcher.get<{ items: AgedItemWire[] }>('/api/aged-money')).items
  await expect.poll(waiting, patience).toEqual([])
  await treasury.goto('/treasury')
  await expect(treasury.getByRole('heading', { name: 'No hay fondos por aplicar' })).toBeVisible()
  await booksAreClosed(browser)
})

test('a payment: followed from its list to its journal, its account and the books of that day', async ({
  browser,
}) => {
  const person = await sessionOf('persona')
  const order = await ordered(person, '151001')
  const reference = order.payment?.reference ?? 'none'
  await transferTo({ payerRut: personaRut, amount: '151001', reference })
  await reaches(person, order, 'delivered')

  const treasury = await staffPage(browser, 'tesoreria')
  await treasury.goto('/payins')
  await treasury.getByLabel('Referencia, RUT, monto o id').fill('151.001')
  await treasury.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await expect(treasury).toHaveURL(/search=.*151[.]001/)
  const saved = treasury.waitForEvent('download')
  await treasury.getByRole('button', { name: 'Descargar CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^pagos-recibidos-\d{4}-\d\d-\d\d[.]csv$/)
  await treasury.getByRole('link', { name: reference }).click()
  await expect(treasury.getByRole('heading', { name: 'Este pago financió su envío' })).toBeVisible()
  await treasury.getByRole('link', { name: 'Pago recibido', exact: true }).click()
  await expect(treasury.getByRole('heading', { name: 'Pago recibido', level: 1 })).toBeVisible()
  await expect(treasury.getByRole('link', { name: reference })).toBeVisible()
  await treasury.getByRole('link', { name: 'Banco de clientes' }).click()
  await expect(treasury.getByRole('heading', { name: 'Banco de clientes', level: 1 })).toBeVisible()
  const line = treasury.getByRole('row', { name: reference })
  await expect(line).toContainText('$151.001')

  await treasury.goto('/trial-balance')
  await treasury.getByRole('button', { name: 'Ver ese momento' }).click()
  await expect(treasury.getByText('Elige un día.')).toBeVisible()
  await treasury.getByRole('textbox', { name: 'Al cierre del día' }).fill('1/1/2026')
  await treasury.getByRole('button', { name: 'Ver ese momento' }).click()
  await expect(treasury.getByText('Los libros están vacíos')).toBeVisible()
  await treasury.getByRole('link', { name: 'Ver ahora' }).click()
  await expect(treasury.getByText('Los libros cuadran')).toBeVisible()

  await treasury.goto(`/payouts?search=${reference}`)
  await treasury.getByRole('link', { name: reference }).click()
  await expect(treasury.getByRole('heading', { name: 'El beneficiario tiene el dinero' })).toBeVisible()
  await expect(treasury.getByRole('button', { name: /ahora$/ })).toBeHidden()
})
