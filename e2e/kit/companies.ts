import { expect, type BrowserContext } from '@playwright/test'
import { acceptPeopleDocuments, sendPeopleIn } from './company-people.ts'
import { decide, pdfFile, waitingOf } from './files.ts'
import { apiOf, type CustomerApi } from './newcomers.ts'
import { messageTo } from './outside.ts'
import { sendDocument } from './sent-documents.ts'
import { acceptCase } from './seen.ts'
import { sessionOf } from './session.ts'

interface Listed {
  readonly items: readonly { readonly id: string; readonly name: string; readonly verdict: string }[]
}

/** An owner as a company declares it. */
export interface DeclaredOwner {
  readonly name: string
  readonly document: 'rut' | 'foreign'
  readonly number: string
  readonly country?: string
  readonly kind?: 'person' | 'company'
  readonly of?: string
  readonly share: string
  readonly controls: boolean
}

interface CompanyTyped {
  readonly rut: string
  readonly legalName: string
  readonly companyType: 'spa' | 'limitada'
}

/** The only owner of a company that has nothing to show about its owners. */
export const soleOwner: DeclaredOwner = {
  name: 'Olga Prueba',
  document: 'rut',
  number: '9.999.222-0',
  share: '100',
  controls: true,
}

/** Opens a company's account and fills in its file, without the owners; the session acts for it from then on. */
export async function companyIn(
  api: CustomerApi,
  { rut, legalName, companyType }: CompanyTyped,
): Promise<string> {
  const { actingAs } = await api.send('POST', '/api/companies', { rut, legalName })
  await api.send('PATCH', '/api/company-file', {
    companyType,
    registryRegime: 'one-day',
    registryCode: 'CRprueba1234',
    activityCode: '476101',
    activitiesSince: '2019-04-01',
    address: { street: 'Calle de Prueba', number: '12', comuna: '13120' },
    purposes: ['goods'],
    monthlyMinor: '20000000',
    countries: ['US'],
    representatives: [{ name: 'Rita Prueba', document: 'rut', number: '9.999.111-9' }],
  })
  return actingAs.id
}

/**
 * Sends the document of each person behind the company of a context, declares that none of them is politically exposed,
 * and submits the file.
 */
export async function submitFileIn(context: BrowserContext): Promise<void> {
  const api = apiOf(context)
  await sendPeopleIn(context)
  await api.send('PATCH', '/api/company-file', { exposed: [] })
  await api.send('POST', '/api/company-file/submission')
}

/** The path of a company's submitted file in the back office, once its people were compared with the watch lists. */
export async function screenedFileOf(company: string): Promise<string> {
  const analista = await sessionOf('analista', 'backoffice')
  const waiting = async () =>
    (await analista.get<Listed>('/api/company-files')).items.find(({ name }) => name === company)
  await expect.poll(async () => (await waiting())?.verdict, { timeout: 60_000 }).toBe('clear')
  return `/company-files/${(await waiting())?.id}`
}

/** Approves, as staff, a company's submitted file. */
export async function approveFileOf(company: string): Promise<void> {
  const analista = await sessionOf('analista', 'backoffice')
  const path = `/api${await screenedFileOf(company)}`
  await acceptPeopleDocuments(path)
  await acceptCase(analista, path, 'approval', { note: 'Lo revisé' })
  expect((await analista.get<{ status: string }>(path)).status).toBe('approved')
}

/** Sends the company documents of a context's company, and accepts them as staff with these facts. */
export async function acceptDocumentsOf(
  context: BrowserContext,
  facts: Readonly<Record<string, object>>,
): Promise<void> {
  const { actingAs } = await apiOf(context).get('/api/session')
  for (const kind of Object.keys(facts)) await sendDocument(context, { kind }, pdfFile(`${kind}.pdf`))
  const waiting = await waitingOf(actingAs.id)
  for (const [kind, read] of Object.entries(facts))
    await decide(waiting.get(`${kind} 1`), { verdict: 'accepted', facts: read })
}

/** The path of the invitation to a company that came to this address. */
export async function invitationTo(email: string, company: string): Promise<string> {
  const { text } = await messageTo(email, ({ subject = '' }) => subject.includes(company))
  return /\/invitation\/[A-Za-z0-9_-]{43}/.exec(text)?.[0] ?? ''
}
