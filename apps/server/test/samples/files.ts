import { companyParts, toWireId, type StaffRole } from '@puente/contract'
import { expect, vi } from 'vitest'
import type { Principal, Sample } from '../authorisation.ts'
import {
  companyFilePath,
  customerMade,
  identifyPeople,
  submitCompany,
  wholeCompany,
  type Made,
} from '../companies.ts'
import type { CompanyFileView } from '@puente/contract/customer'
import type { StaffCompanyFile, WaitingName } from '@puente/contract/staff'
import { recordDocumentName } from '../../src/modules/customers/index.ts'
import { type Cast, decisionAt, roleOf } from './cast.ts'

/** A request of a company created for it, because requests about a company's application change the company. */
const byCompany =
  (cast: Cast, make: (company: Made) => Promise<Sample>) =>
  async (_caller: Principal): Promise<Sample> => {
    const company = await customerMade(cast.life, { kind: 'company', name: 'Empresa de Paso SpA' })
    const { cookie } = company.client
    return { ...(await make(company)), ...(cookie === undefined ? {} : { cookie }) }
  }

/** Valid requests for a company's own application. */
export const companyFileSamples = (cast: Cast) => ({
  openCompany: async () => {
    const { client } = await customerMade(cast.life, { kind: 'person', name: 'Persona de Paso' })
    const { cookie } = client
    return {
      path: '/api/companies',
      body: { rut: '76.086.428-5', legalName: 'Empresa Nueva SpA' },
      ...(cookie === undefined ? {} : { cookie }),
    }
  },
  listCompanyActivities: async () => ({ path: '/api/company-activities' }),
  getCompanyFile: byCompany(cast, async () => ({ path: '/api/company-file' })),
  saveCompanyFile: byCompany(cast, async () => ({
    path: '/api/company-file',
    body: { legalName: 'Paso SpA' },
  })),
  announceCompanyPerson: byCompany(cast, async ({ client }) => {
    const { body } = await client.ask<CompanyFileView>('PATCH', '/api/company-file', wholeCompany())
    return {
      path: `/api/company-file/people/${body.people[0]?.ref ?? ''}`,
      body: { type: 'chilean-id', printedEnd: '2099-01-01' },
    }
  }),
  submitCompanyFile: byCompany(cast, async (company) => {
    await company.client.ask('PATCH', '/api/company-file', wholeCompany())
    await identifyPeople(cast.life, company)
    return { path: '/api/company-file/submission' }
  }),
})

/** A person whose document has a different name. */
export async function personMisnamed({ life }: Cast): Promise<Made> {
  const person = await customerMade(life, { kind: 'person', name: 'Paso Prueba' })
  const system = { kind: 'system', name: 'test' } as const
  await life.runtime.work(system, (work) => recordDocumentName(work, person.customerId, 'Paso Ejemplo'))
  return person
}

/** Valid requests about the sender's name, and about requested confirmations. */
export function senderNameSamples(cast: Cast) {
  const by = (make: (person: Made) => Promise<Sample>) => async (): Promise<Sample> => {
    const person = await personMisnamed(cast)
    const { cookie } = person.client
    return { ...(await make(person)), ...(cookie === undefined ? {} : { cookie }) }
  }
  return {
    getSenderName: async () => ({ path: '/api/sender-name' }),
    previewSenderName: async () => ({ path: '/api/sender-name/preview', body: { name: 'Paso Prueba' } }),
    changeSenderName: by(async () => ({ path: '/api/sender-name/changes', body: { name: 'Paso Ejemplo' } })),
    getEap: async () => ({ path: '/api/eap' }),
    confirmEap: by(async ({ customerId }) => {
      const body = { customerIds: [toWireId('customer', customerId)], reason: 'Prueba' }
      const { status } = await cast.as('oficial').post('/api/eap-requests', body)
      if (status !== 200) throw new Error(`the confirmation could not be requested: ${status}`)
      return {
        path: '/api/eap/confirmations',
        body: { version: 1, answers: [{ code: 'own-behalf', answer: 'yes' }] },
      }
    }),
    getFileThread: async () => ({ path: '/api/file-thread' }),
    writeToFileThread: async () => ({ path: '/api/file-thread/messages', body: { text: 'Hola' } }),
  }
}

/** A name that awaits staff, with its screening result. */
export async function nameWaiting(cast: Cast, listed: boolean, decider?: StaffRole): Promise<string> {
  const { client } = await personMisnamed(cast)
  await client.post('/api/sender-name/changes', { name: listed ? 'Bloqueado Demo' : 'Paso Distinto' })
  const officer = cast.as('oficial')
  const path = await vi.waitFor(
    async () => {
      const { body } = await officer.get<{ items: WaitingName[] }>('/api/name-requests?limit=100')
      const found = body.items.at(-1)
      expect(found?.verdict).toBe(listed ? 'hit' : 'clear')
      return `/api/name-requests/${found?.id ?? ''}`
    },
    { timeout: 60_000 },
  )
  if (decider !== undefined)
    await cast
      .as(decider === 'analyst' ? 'oficial' : 'analista')
      .accept(`${path}/acceptance`, { note: 'Prueba' })
  return path
}

/** Valid requests of staff about names and confirmations. */
export function staffNameSamples(cast: Cast) {
  let last: string | undefined
  const nameFor = async (principal: Principal, listed = false): Promise<string> => {
    const mayLook = principal.kind === 'staff' && ['analyst', 'officer'].includes(principal.role)
    if (mayLook || last === undefined)
      last = await nameWaiting(cast, listed, listed ? roleOf(principal) : undefined)
    return last
  }
  return {
    listNameRequests: async () => ({ path: '/api/name-requests' }),
    getNameRequest: async (principal: Principal) => ({ path: await nameFor(principal) }),
    acceptNameRequest: async (principal: Principal) => ({
      path: `${await nameFor(principal)}/acceptance`,
      body: { note: 'Prueba' },
    }),
    'waiting:sender-name': async (principal: Principal) =>
      decisionAt(cast, `${await nameFor(principal, true)}/decision`, 'confirm'),
    refuseNameRequest: async (principal: Principal) => ({
      path: `${await nameFor(principal)}/refusal`,
      body: { reason: 'document-needed' },
    }),
    askEap: async () => ({
      path: '/api/eap-requests',
      body: {
        customerIds: [toWireId('customer', (await personMisnamed(cast)).customerId)],
        reason: 'Prueba',
      },
    }),
    listEapRequests: async () => ({
      path: `/api/customers/${toWireId('customer', (await personMisnamed(cast)).customerId)}/eap-requests`,
    }),
  }
}

/** A company's application that awaits staff, with its screening result; with a hit, a proposal is made. */
async function waiting(cast: Cast, listed: boolean, decider?: StaffRole): Promise<string> {
  const company = await customerMade(cast.life, { kind: 'company', name: 'Empresa de Paso SpA' })
  const legalName = listed ? 'Bloqueado Demo' : 'Empresa de Paso SpA'
  await submitCompany(cast.life, company, { ...wholeCompany(), legalName })
  const path = companyFilePath(company)
  await vi.waitFor(
    async () =>
      expect((await cast.as('oficial').get<StaffCompanyFile>(path)).body.verdict).toBe(
        listed ? 'hit' : 'clear',
      ),
    { timeout: 60_000 },
  )
  if (decider !== undefined)
    await cast
      .as(decider === 'analyst' ? 'oficial' : 'analista')
      .accept(`${path}/approval`, { note: 'Prueba' })
  return path
}

/** Valid requests of staff about companies' applications. */
export function staffCompanyFileSamples(cast: Cast) {
  let last: string | undefined
  const fileFor = async (principal: Principal, listed = false): Promise<string> => {
    const mayLook = principal.kind === 'staff' && ['analyst', 'officer'].includes(principal.role)
    if (mayLook || last === undefined)
      last = await waiting(cast, listed, listed ? roleOf(principal) : undefined)
    return last
  }
  const reasons = [{ section: 'owners', text: 'Falta alguien' }]
  return {
    listCompanyFiles: async () => ({ path: '/api/company-files' }),
    getCompanyFile: async (principal: Principal) => ({ path: await fileFor(principal) }),
    approveCompanyFile: async (principal: Principal) => {
      const path = await fileFor(principal)
      for (const part of companyParts)
        await cast.as('oficial').put(`${path}/parts/${part}`, { isAccepted: true })
      return { path: `${path}/approval`, body: { note: 'Prueba' } }
    },
    'waiting:company-file': async (principal: Principal) =>
      decisionAt(cast, `${await fileFor(principal, true)}/decision`, 'confirm'),
    acceptCompanyPart: async (principal: Principal) => ({
      path: `${await fileFor(principal)}/parts/address`,
      body: { isAccepted: true },
    }),
    sendBackCompanyFile: async (principal: Principal) => ({
      path: `${await fileFor(principal)}/return`,
      body: { reasons },
    }),
  }
}
