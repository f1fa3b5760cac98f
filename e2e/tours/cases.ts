import { expect, type Browser, type BrowserContext } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { emailOf } from '../kit/demo.ts'
import { pdfFile } from '../kit/files.ts'
import { levelApplicationOf, selfieIn, standardIn } from '../kit/levels.ts'
import { customerIn, submittedIn, type Newcomer } from '../kit/newcomers.ts'
import { transferTo } from '../kit/outside.ts'
import { photoFile, sendDocument } from '../kit/sent-documents.ts'
import { keepRecipient, orderFor, paid, stateOf } from '../kit/seed-transfers.ts'
import type { Things } from './screens.ts'

/** A row of a back-office list, with the fields used here. */
interface Row {
  readonly id: string
  readonly transferId?: string
  readonly customerId?: string
  readonly customer?: { readonly id: string }
  readonly amount?: { readonly amount: string }
}

/** Reloads a list of the back office until a row fits: events in the sandbox take time. */
async function listed(staff: BrowserContext, path: string, fits: (row: Row) => boolean): Promise<string> {
  let found: Row | undefined
  const look = async () => {
    const response = await staff.request.get(`${addresses().backoffice}/api/${path}`)
    found = ((await response.json()) as { items: Row[] }).items.find(fits)
    return found !== undefined
  }
  await expect.poll(look, { timeout: 60_000, message: `a row of ${path}` }).toBe(true)
  return found?.id ?? ''
}

const ofAmount =
  (amount: string) =>
  ({ amount: given }: Row) =>
    given?.amount === amount

/** The result of actions of a new customer in their own browser context. */
async function leftBy<Left>(
  browser: Browser,
  leave: (context: BrowserContext) => Promise<Left>,
): Promise<Left> {
  const context = await browser.newContext()
  const left = await leave(context)
  await context.close()
  return left
}

/** An order to a name with a screening hit, and its review. */
export async function reviewedOrder(
  browser: Browser,
  staff: BrowserContext,
): Promise<{ waiting: string; review: string }> {
  const waiting = await leftBy(browser, async (context) => {
    const { api } = await customerIn(context)
    return (await orderFor(api, (await keepRecipient(api, 'Bloqueado Demo')).id)).id
  })
  return { waiting, review: await listed(staff, 'reviews', ({ transferId }) => transferId === waiting) }
}

/** The application of a person with a screening hit, which waits for staff. */
export async function waitingApplication(browser: Browser, staff: BrowserContext): Promise<string> {
  const applicant = await leftBy(browser, async (context) => {
    const { api } = await submittedIn(context, { givenNames: 'Bloqueado', surnames: 'Demo' })
    return (await api.get('/api/session')).actingAs.id
  })
  return listed(staff, 'applications', ({ customerId }) => customerId === applicant)
}

/** An application for a higher level that waits for staff, of a politically exposed person. */
export async function waitingLevel(browser: Browser, staff: BrowserContext): Promise<string> {
  const applicant = await leftBy(browser, async (context) => {
    const { api } = await customerIn(context)
    await api.send('PUT', '/api/profile', { occupation: 'retired' })
    for (const side of ['front', 'back'])
      await sendDocument(context, { kind: 'identity', side }, await photoFile(context, `${side}.jpg`))
    await api.send('POST', '/api/level-applications', {})
    await api.send('PATCH', '/api/level-declaration', {
      income: 'above-7m',
      purposes: ['family-support', 'property'],
      exposure: 'relative',
      exposureText: 'Hermana de una concejala de la comuna de San Fernando',
    })
    await api.send('POST', '/api/level-applications/submission', {})
    return (await api.get('/api/session')).actingAs.id
  })
  return listed(staff, 'level-applications', ({ customer }) => customer?.id === applicant)
}

/** An application for the highest level, with a selfie to compare or of a customer who refused one. */
export const waitingSelfie = (browser: Browser, isRefused: boolean): Promise<string> =>
  leftBy(browser, async (context) => {
    const customer = await standardIn(context)
    if (isRefused) await customer.api.send('POST', '/api/selfie-refusals', {})
    else await selfieIn(context, customer)
    await customer.api.send('POST', '/api/level-applications/submission', {})
    return (await levelApplicationOf(customer.id)).split('/').at(-1) ?? ''
  })

/** A question that waits for its answer. */
export const openThread = (browser: Browser): Promise<string> =>
  leftBy(browser, async (context) => {
    const { api } = await customerIn(context)
    const transferId = (await orderFor(api, (await keepRecipient(api)).id)).id
    const text = '¿Puedo pagar desde la cuenta de mi hermana, María de los Ángeles Fernández-Oyarzún?'
    return (await api.send('POST', '/api/threads', { kind: 'question', text, transferId })).id
  })

/** A request of a customer about their data; the session has passed a step-up. */
export const dataRequestOf = async ({ api }: Pick<Newcomer, 'api'>): Promise<string> => {
  const text = 'Quiero saber qué datos míos tienen y a quién se los entregan.'
  return (await api.send('POST', '/api/data-requests', { kind: 'access', text })).id
}

/** A request about personal data that waits for its answer. */
export const openDataRequest = (browser: Browser): Promise<string> =>
  leftBy(browser, async (context) => dataRequestOf(await customerIn(context)))

/** A breach of personal data in its register. */
export async function recordedBreach(staff: BrowserContext): Promise<string> {
  const response = await staff.request.post(`${addresses().backoffice}/api/data-breaches`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      knownOn: '2026-01-05',
      dataClasses: ['contact', 'financial'],
      peopleCount: 120,
      what: 'Un archivo con cuentas de destinatarios salió a otro servicio de pago.',
      measures: 'Se pidió su borrado, que el servicio confirmó por escrito.',
    },
  })
  expect(response.ok(), 'a breach is recorded').toBe(true)
  return ((await response.json()) as { id: string }).id
}

/** A transfer whose payout the rail refuses at once. */
async function refusedPayout(browser: Browser): Promise<string> {
  return leftBy(browser, async (context) => {
    const customer = await customerIn(context)
    const order = await orderFor(customer.api, (await keepRecipient(customer.api, 'Rosa Imposible')).id)
    await paid(customer, order)
    return order.id
  })
}

/** One row of each list of money: a payment, a payout, a return, and their entries in the books. */
export async function moneyRows(
  browser: Browser,
  staff: BrowserContext,
): Promise<{ payin: string; payout: string; returned: string; journal: string }> {
  const refused = await refusedPayout(browser)
  const ofRefused = ({ transferId }: Row) => transferId === refused
  const [payin, payout, returned] = await Promise.all([
    listed(staff, 'payins', ofRefused),
    listed(staff, 'payouts', ofRefused),
    listed(staff, 'returns', ofRefused),
  ])
  const case_ = await staff.request.get(`${addresses().backoffice}/api/payins/${payin}`)
  const { journals } = (await case_.json()) as { journals: { id: string }[] }
  return { payin, payout, returned, journal: journals[0]?.id ?? '' }
}

/** The recipient, customer and quote of a transfer, the user and browser that ordered it, and the reading of its rate. */
export async function peopleOf(
  staff: BrowserContext,
  transferId: string,
): Promise<Pick<Things, 'beneficiary' | 'user' | 'device' | 'orderer' | 'quote' | 'rate'>> {
  const read = async <Found>(path: string): Promise<Found> =>
    (await (await staff.request.get(`${addresses().backoffice}/api/${path}`)).json()) as Found
  const { recipient, customer, quoteId } = await read<{ recipient: Row; customer: Row; quoteId: string }>(
    `transfers/${transferId}`,
  )
  const { reading } = await read<{ reading: Row }>(`quotes/${quoteId}`)
  const { members } = await read<{ members: Row[] }>(`customers/${customer.id}`)
  const user = members[0]?.id ?? ''
  const { devices } = await read<{ devices: Row[] }>(`users/${user}`)
  return {
    beneficiary: recipient.id,
    user,
    device: devices[0]?.id ?? '',
    orderer: customer.id,
    quote: quoteId,
    rate: reading.id,
  }
}

/** A record of a closed day from before the operator began. */
export async function recordedClose(staff: BrowserContext): Promise<string> {
  const response = await staff.request.post(`${addresses().backoffice}/api/day-closes`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { day: '2020-01-31', note: 'Revisado con las cartolas del banco, que llegaron el lunes.' },
  })
  expect(response.ok(), 'a day is closed').toBe(true)
  return ((await response.json()) as { id: string }).id
}

/** A member of staff. */
export const colleague = (staff: BrowserContext): Promise<string> =>
  listed(staff, 'staff-members', () => true)

/**
 * Money that cannot be matched, a refund that the bank rejects, and a payment reversed after delivery. It
 * stays in suspense: journeys that need closed books are in folders that run before the tour.
 */
export async function troubledMoney(
  browser: Browser,
  staff: BrowserContext,
): Promise<{ suspense: string; refund: string; receivable: string }> {
  // The sandbox decides by the ending of an amount: …9921 cannot be refunded, …9917 is reversed.
  const [unmatched, rejected, takenBack] = ['161347', '49921', '59917'] as const
  await transferTo({ payerRut: '12.345.678-5', amount: unmatched, reference: 'arriendo noviembre' })
  await leftBy(browser, async (context) => {
    const customer = await customerIn(context)
    const { id: recipient } = await keepRecipient(customer.api)
    const ended = await orderFor(customer.api, recipient)
    await paid(customer, ended, rejected)
    await expect
      .poll(async () => (await stateOf(customer.api, ended.id)).payment.receivedMinor, { timeout: 60_000 })
      .toBe(rejected)
    await customer.api.send('POST', `/api/transfers/${ended.id}/cancellation`, {})
    await paid(customer, await orderFor(customer.api, recipient, takenBack), takenBack)
  })
  const [suspense, refund, receivable] = await Promise.all([
    listed(staff, 'suspense', ofAmount(unmatched)),
    listed(staff, 'refunds', ofAmount(rejected)),
    listed(staff, 'receivables', ofAmount(takenBack)),
  ])
  return { suspense, refund, receivable }
}

/** The application of the demo company for which staff have to act next. */
export async function waitingCompanyFile(staff: BrowserContext): Promise<string> {
  const { items } = (await (await staff.request.get('/api/company-files')).json()) as {
    items: readonly { id: string }[]
  }
  return items[0]?.id ?? ''
}

/** The demo customer for whom the user with this mailbox acts. */
export async function demoCustomer(staff: BrowserContext, name: string): Promise<string> {
  const query = new URLSearchParams({ search: emailOf(name) }).toString()
  return listed(staff, `customers?${query}`, () => true)
}

const decide = async (staff: BrowserContext, id: string, verdict: object): Promise<void> => {
  const answer = await staff.request.post(`${addresses().backoffice}/api/documents/${id}/verdict`, {
    data: verdict,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.ok(), `${id} is decided`).toBe(true)
}

/** Accepts a document, as staff who opened it. */
async function accept(staff: BrowserContext, id: string, facts: object): Promise<void> {
  const { backoffice } = addresses()
  const path = `${backoffice}/api/documents/${id}`
  const link = await staff.request.post(`${path}/links`, { data: {} })
  await staff.request.get(`${backoffice}${((await link.json()) as { url: string }).url}`)
  const { detail } = (await (await staff.request.get(path)).json()) as {
    detail: { sha256: string; scan: string }
  }
  const seen = { id, sha256: detail.sha256, scan: detail.scan }
  await decide(staff, id, { verdict: 'accepted', facts, seen })
}

/**
 * A customer with a long name who sent a photo and two documents, one of which was refused, and requests a
 * name that differs from their passport.
 */
export async function seedDocuments(
  browser: Browser,
  staff: BrowserContext,
): Promise<{ photo: string; paper: string; refusedPaper: string; nameRequest: string; decision: string }> {
  const front = { kind: 'identity', side: 'front' }
  const { customer, ...documents } = await leftBy(browser, async (context) => {
    const names = { givenNames: 'María de los Ángeles', surnames: 'Fernández-Oyarzún Ñuñoa' }
    const { api } = await customerIn(context, names)
    const passport = await sendDocument(context, front, await photoFile(context, 'pasaporte.jpg'))
    const printed = { type: 'passport', nationality: 'PE', number: 'P1234567', name: 'María Fernández' }
    const identity = { ...printed, printedEnd: `${new Date().getFullYear() + 5}-06-15` }
    await accept(staff, passport, { identity })
    const asked = { name: 'María de los Ángeles Fernández Oyarzún de la Maza' }
    await api.send('POST', '/api/sender-name/changes', asked)
    const long = 'frente de mi documento de identidad, tomada anoche con poca luz.jpg'
    const photo = await sendDocument(context, front, await photoFile(context, long))
    const paper = await sendDocument(context, { kind: 'source-of-funds' }, pdfFile('renta.pdf'))
    const contract = pdfFile('contrato-de-arriendo-firmado-por-todas-las-partes-version-final-2.pdf')
    const refusedPaper = await sendDocument(context, { kind: 'source-of-funds', page: 2 }, contract)
    return { photo, paper, refusedPaper, customer: (await api.get('/api/session')).actingAs.id }
  })
  const remark = 'El contrato dice Ángela y tu documento dice María de los Ángeles.'
  await decide(staff, documents.refusedPaper, { verdict: 'refused', reason: 'data-differs', remark })
  const nameRequest = await listed(staff, 'name-requests', ({ customerId }) => customerId === customer)
  const decision = await listed(staff, `decisions?customerId=${customer}`, () => true)
  return { ...documents, nameRequest, decision }
}
