import { fromWireId, toWireId, type LevelName, type PendingKind } from '@puente/contract'
import type {
  CompanyDraft,
  CompanyFileView,
  CustomerSession,
  PendingItemWire,
} from '@puente/contract/customer'
import { expect } from 'vitest'
import { createUser, hashPassword } from '../src/modules/access/index.ts'
import { createCustomer } from '../src/modules/customers/index.ts'
import { onboardingJobs } from '../src/modules/onboarding/index.ts'
import { seedCompanyDocuments, seedCompanyPeople } from '../src/modules/requirements/index.ts'
import { reconcile } from '../src/modules/pending-items/index.ts'
import { caseParts } from '../src/wiring/rules/case-parts.ts'
import { customerDocumentPdf } from '../src/wiring/seed/customer-document-pdf.ts'
import { companyDocumentPdf } from '../src/wiring/seed/company-documents.ts'
import { pendingRules } from '../src/wiring/rules/pending-rules.ts'
import type { Client } from './client.ts'
import { newOrder } from './samples/orders.ts'
import { rutOf } from './walk/people.ts'
import type { TestEnvironment } from './world.ts'

const system = { kind: 'system', name: 'test' } as const
let made = 0
let password: ReturnType<typeof hashPassword> | undefined

/** A customer created for one test, with the browser of the user who acts for them. */
export interface Made {
  readonly client: Client
  readonly customerId: string
  readonly userId: string
}

/** Creates a person or a company with one user, who is signed in and has passed step-up. */
export async function customerMade(
  world: TestEnvironment,
  {
    kind,
    name,
    papers = true,
    level = 'standard',
  }: {
    readonly kind: 'person' | 'company'
    readonly name: string
    /** False leaves a company without the required company documents. */
    readonly papers?: boolean
    readonly level?: LevelName
  },
): Promise<Made & { readonly rut: string }> {
  made += 1
  const email = `hecho-${made}@demo.puente.test`
  const hash = await (password ??= hashPassword(world.password))
  const rut = rutOf((kind === 'company' ? 77_100_000 : 8_200_000) + made)
  await world.runtime.work(system, async (work) => {
    const status = { status: 'active', level, country: 'CL' } as const
    const customer = await createCustomer(work, { kind, rut, name, ...status })
    const customerId = customer?.id ?? ''
    const userId = await createUser(work, { email, name, password: hash, customerIds: [customerId] })
    if (kind === 'company' && papers)
      await seedCompanyDocuments(work, { customerId, userId: userId ?? '', pdfOf: companyDocumentPdf })
    return userId
  })
  const client = world.customer()
  const { status, body } = await client.signIn<CustomerSession>(email, world.password)
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
  await world.prove(client)
  return {
    client,
    customerId: fromWireId('customer', body.actingAs.id) ?? '',
    userId: fromWireId('user', body.user.id) ?? '',
    rut,
  }
}

/** A complete application of a company, as entered. */
export const wholeCompany = (): CompanyDraft => ({
  legalName: 'Empresa de Prueba SpA',
  companyType: 'spa',
  registryRegime: 'one-day',
  registryCode: 'CRprueba1234',
  activityCode: '476101',
  activitiesSince: '2019-04-01',
  address: { street: 'Calle de Prueba', number: '12', comuna: '13120' },
  purposes: ['goods'],
  monthlyMinor: '20.000.000',
  countries: ['US', 'MX'],
  representatives: [{ name: 'Rita Prueba', document: 'rut', number: '9.999.111-9' }],
  owners: [
    { name: 'Olga Prueba', document: 'rut', number: '9.999.222-0', share: '60', controls: true },
    {
      name: 'Otto Muster',
      document: 'foreign',
      number: 'x 1234567',
      country: 'DE',
      share: '40,00',
      controls: false,
    },
  ],
  exposed: [],
})

/** Seeds accepted documents of the persons whom a company declared and who are not identified. */
export const identifyPeople = (
  { runtime }: Pick<TestEnvironment, 'runtime'>,
  { customerId, userId }: Pick<Made, 'customerId' | 'userId'>,
): Promise<void> =>
  runtime.work(system, (work) => seedCompanyPeople(work, { customerId, userId, pdfOf: customerDocumentPdf }))

/** Saves an application with an accepted document of each person, and submits it. */
export async function submitCompany(
  world: Pick<TestEnvironment, 'runtime'>,
  made: Made,
  draft: CompanyDraft = wholeCompany(),
) {
  await made.client.ask('PATCH', '/api/company-file', draft)
  await identifyPeople(world, made)
  return made.client.post<CompanyFileView>('/api/company-file/submission')
}

/** Screens the persons of submitted companies, as the job of the worker does. */
export const screenCompanies = ({ ports, runtime }: Pick<TestEnvironment, 'ports' | 'runtime'>) =>
  onboardingJobs(ports, caseParts)
    .find(({ name }) => name === 'onboarding.screen-companies')
    ?.round(runtime)

/** The outstanding items of a customer, each with whose action is next. */
export async function owing({ client }: Pick<Made, 'client'>): Promise<string[]> {
  const { body } = await client.get<{ items: PendingItemWire[] }>('/api/pending-items')
  return body.items.map(({ kind, turn }) => `${kind} ${turn}`)
}

/** Tries to order, and expects the refusal that names the page of this kind. */
export async function expectBlocked(
  { client }: Pick<Made, 'client'>,
  kind: PendingKind,
  path: string,
): Promise<void> {
  const answer = await client.post('/api/transfers', await newOrder(client))
  expect([answer.status, answer.body.code]).toEqual([409, 'blocked-by-pending-item'])
  expect(answer.body.facts).toMatchObject({ kind, path })
}

/** Orders, and expects that nothing blocks it. */
export async function expectFree({ client }: Pick<Made, 'client'>): Promise<void> {
  const answer = await client.post('/api/transfers', await newOrder(client))
  expect([answer.status, answer.body.code]).toEqual([201, undefined])
}

/** Expects the open items of these kinds to be those of their rules. */
export async function expectReconciled(world: TestEnvironment, kinds: readonly PendingKind[]): Promise<void> {
  for (const rule of pendingRules.filter(({ kind }) => kinds.includes(kind)))
    expect([rule.kind, await reconcile(world.runtime, rule)]).toEqual([
      rule.kind,
      { missing: 0, superfluous: 0, different: 0 },
    ])
}

/** The address of a company's application at the back office. */
export const companyFilePath = ({ customerId }: Pick<Made, 'customerId'>): string =>
  `/api/company-files/${toWireId('company-file', customerId)}`
