import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { emailOf } from '../kit/demo.ts'
import { apiOf, applicantIn, customerIn, proveIn, type CustomerApi, type Newcomer } from '../kit/newcomers.ts'
import { selfieIn, standardIn } from '../kit/levels.ts'
import { enterAs } from '../kit/people.ts'
import { sessionOf } from '../kit/session.ts'
import { filledForm, sharedForm, deliveredFor, keepRecipient, orderFor, paid } from '../kit/seed-transfers.ts'
import { seedStatements } from './seed-statements.ts'
import {
  colleague,
  dataRequestOf,
  demoCustomer,
  moneyRows,
  openDataRequest,
  recordedBreach,
  recordedClose,
  openThread,
  peopleOf,
  reviewedOrder,
  troubledMoney,
  waitingApplication,
  waitingCompanyFile,
  waitingLevel,
  waitingSelfie,
  seedDocuments,
} from './cases.ts'
import type { Things, TourUser } from './screens.ts'

const nothing: Things = {
  waiting: '',
  delivered: '',
  recipient: '',
  track: '',
  sharedForm: '',
  filledForm: '',
  review: '',
  application: '',
  proposal: '',
  thread: '',
  dataRequest: '',
  breach: '',
  suspense: '',
  refund: '',
  receivable: '',
  payin: '',
  beneficiary: '',
  user: '',
  device: '',
  orderer: '',
  quote: '',
  rate: '',
  closeRecord: '',
  payout: '',
  returned: '',
  journal: '',
  colleague: '',
  companyFile: '',
  levelApplication: '',
  selfieApplication: '',
  otherWayApplication: '',
  askedPerson: '',
  differingCompany: '',
  photo: '',
  paper: '',
  refusedPaper: '',
  decision: '',
  nameRequest: '',
  bankStatement: '',
  refusedStatement: '',
  bankBreak: '',
  match: '',
}
const staff = { support: 'soporte', officer: 'oficial', treasury: 'tesoreria' } as const
const isStaff = (walker: TourUser): walker is keyof typeof staff => Object.hasOwn(staff, walker)

export interface Ready {
  readonly page: Page
  readonly things: Things
}

/** A page of this walker, signed in, with the data that its screens need. */
export async function readyFor(walker: TourUser, browser: Browser): Promise<Ready> {
  const at = walker === 'sandbox' ? 'sandbox' : isStaff(walker) ? 'backoffice' : 'customer'
  const context = await browser.newContext({ baseURL: addresses()[at] })
  const things = await thingsOf(walker, context, browser)
  const page = await context.newPage()
  if (walker === 'sender' || walker === 'company') await answerAll(page, apiOf(context), things)
  return { page, things }
}

async function thingsOf(walker: TourUser, context: BrowserContext, browser: Browser): Promise<Things> {
  switch (walker) {
    case 'visitor':
    case 'sandbox':
      return nothing
    case 'applicant':
      await applicantIn(context)
      return nothing
    case 'person':
      return thingsFor(await customerIn(context))
    case 'raised':
      await standardIn(context)
      return nothing
    case 'pictured':
      await selfieIn(context, await standardIn(context))
      return nothing
    case 'debtor':
      return debtOf(await customerIn(context))
    case 'sender':
      return orderOf(await customerIn(context))
    case 'company':
      // Codes by mail are limited per hour, and journeys use those of the administrator.
      await enterAs(context, 'empresa.finanzas', 'customer')
      await proveIn({ api: apiOf(context), email: emailOf('empresa.finanzas') })
      return orderOf({ api: apiOf(context) })
    default:
      await enterAs(context, staff[walker], 'backoffice')
      return { ...nothing, ...(await casesOf(walker, context, browser)) }
  }
}

async function casesOf(
  walker: keyof typeof staff,
  context: BrowserContext,
  browser: Browser,
): Promise<Partial<Things>> {
  if (walker === 'support')
    return { thread: await openThread(browser), dataRequest: await openDataRequest(browser) }
  if (walker === 'treasury')
    return {
      ...(await troubledMoney(browser, context)),
      ...(await moneyRows(browser, context)),
      ...(await seedStatements(context)),
      closeRecord: await recordedClose(context),
    }
  const [reviewed, application, someone, papers] = await Promise.all([
    reviewedOrder(browser, context),
    waitingApplication(browser, context),
    colleague(context),
    seedDocuments(browser, context),
  ])
  return {
    ...reviewed,
    ...(await peopleOf(context, reviewed.waiting)),
    ...papers,
    application,
    proposal: await waitingProposal(),
    colleague: someone,
    breach: await recordedBreach(context),
    companyFile: await waitingCompanyFile(context),
    levelApplication: await waitingLevel(browser, context),
    selfieApplication: await waitingSelfie(browser, false),
    otherWayApplication: await waitingSelfie(browser, true),
    askedPerson: await demoCustomer(context, 'person-documents'),
    differingCompany: await demoCustomer(context, 'shareholder-certificate'),
  }
}

interface Proposable {
  readonly current: { readonly data: { readonly graceDays: number } }
  readonly proposal?: { readonly id: string }
}

/** A setting that an analyst proposes and the officer may confirm: more days for the annual update. */
async function waitingProposal(): Promise<string> {
  const analyst = await sessionOf('analista', 'backoffice')
  const path = '/api/settings/annual-update/rules'
  const { current, proposal } = await analyst.get<Proposable>(path)
  if (proposal !== undefined) return proposal.id
  const data = { ...current.data, graceDays: current.data.graceDays + 1 }
  const note = 'Muchas personas responden el último día y llaman para pedir más plazo.'
  return (await analyst.post<Proposable>(`${path}/proposal`, { data, note })).proposal?.id ?? ''
}

async function thingsFor(newcomer: Newcomer): Promise<Things> {
  const { api } = newcomer
  const things = await orderOf(newcomer)
  const delivered = (await deliveredFor(newcomer, things.recipient)).id
  const { url, token } = await api.send('POST', `/api/transfers/${delivered}/tracking-link`, {})
  const text = '¿A qué hora llega el dinero?'
  const { id: thread } = await api.send('POST', '/api/threads', { kind: 'question', text })
  const dataRequest = await dataRequestOf(newcomer)
  return {
    ...things,
    delivered,
    thread,
    dataRequest,
    track: token ?? new URL(url).pathname.split('/').at(-1),
    sharedForm: (await sharedForm(api)).token,
    filledForm: await filledForm(api),
  }
}

/** A payment that the bank reverses after delivery. The sandbox does this for amounts that end in 9917. */
async function debtOf(newcomer: Newcomer): Promise<Things> {
  const { api } = newcomer
  const { id: recipient } = await keepRecipient(api)
  await paid(newcomer, await orderFor(api, recipient, '59917'))
  const debts = async () => ((await api.get('/api/debts')) as { items: { id: string }[] }).items
  await expect.poll(async () => (await debts()).length, { timeout: 60_000 }).toBe(1)
  return { ...nothing, recipient, receivable: (await debts())[0]?.id ?? '' }
}

async function orderOf({ api }: Pick<Newcomer, 'api'>): Promise<Things> {
  const { id: recipient } = await keepRecipient(api)
  // With a small order the limit per transfer applies at every exchange rate, so the text is the same every day.
  return { ...nothing, recipient, waiting: (await orderFor(api, recipient, '20000')).id }
}

/** Completes every step of sending in this tab, so that each of its screens can be opened. */
async function answerAll(page: Page, api: CustomerApi, { recipient }: Things): Promise<void> {
  const { user, actingAs } = await api.get('/api/session')
  const draft = {
    corridorId: 'us-usd',
    side: 'send',
    amount: '50000',
    ...(recipient === '' ? {} : { recipientId: recipient }),
    purpose: 'family-support',
    fundsSource: 'salary',
  }
  const kept = JSON.stringify({ owner: `${user.id}/${actingAs.id}`, draft })
  await page.goto('/404')
  await page.evaluate((text) => sessionStorage.setItem('puente.send', text), kept)
}
