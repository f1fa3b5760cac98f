import { fromWireId, toWireId, type StaffRole } from '@puente/contract'
import type { ApplicationWire } from '@puente/contract/customer'
import { expect, vi } from 'vitest'
import {
  applicantReady,
  codeFor,
  registrationForm,
  rutNumbered,
  wholeDraft,
  type Registered,
} from '../applicant.ts'
import type { Principal, Sample } from '../authorisation.ts'
import { type Cast, decisionAt, roleOf } from './cast.ts'

let strangers = 0
const searchSession = '0191f0e2-0000-7000-8000-000000000001'
const form = () => registrationForm(`nadie-${(strangers += 1)}@correo.cl`)

function newApplicant({ life }: Cast, change: object = {}): Promise<Registered> {
  const draft = { ...wholeDraft(rutNumbered(15_400_000 + (strangers += 1))), ...change }
  return applicantReady(life, `solicitante-${strangers}@correo.cl`, draft)
}

/** Valid requests for registering. */
export function registrationSamples(cast: Cast) {
  const registration = async () =>
    (await cast.life.customer().post<{ registrationId: string }>('/api/registrations', form())).body
      .registrationId
  return {
    listLocalities: async () => ({ path: '/api/localities' }),
    listStates: async () => ({ path: '/api/localities/US/states' }),
    findCities: async () => ({ path: '/api/localities/US/cities?text=hou&state=TX' }),
    searchAddresses: async () => ({
      path: '/api/address-searches',
      body: { text: 'Avenida Ficticia', session: searchSession },
    }),
    chooseAddress: async () => ({
      path: '/api/address-choices',
      body: { id: 'ficticia-1000', session: searchSession },
    }),
    getTerms: async () => ({ path: '/api/terms/terms-of-use' }),
    startRegistration: async () => ({ path: '/api/registrations', body: form() }),
    resendRegistrationCode: async () => ({ path: `/api/registrations/${await registration()}/codes` }),
    verifyRegistration: async () => {
      const id = await registration()
      const code = await codeFor(cast.life, fromWireId('registration', id) ?? '')
      return { path: `/api/registrations/${id}/verification`, body: { code } }
    },
  }
}

/** Valid requests for one's own application. Demo people have none to submit, so an applicant sends them. */
export function applicationSamples(cast: Cast) {
  let last: Registered | undefined
  /** A fresh applicant for callers who may change something; the others share one. */
  const by = (make: (applicant: Registered) => Promise<Sample> | Sample) => async (principal: Principal) => {
    if (last === undefined || principal.kind !== 'nobody') last = await newApplicant(cast)
    const sample = await make(last)
    const { cookie } = last.client
    return { ...sample, ...(cookie === undefined ? {} : { cookie }) }
  }
  return {
    getApplication: by(() => ({ path: '/api/application' })),
    saveApplication: by(() => ({ path: '/api/application', body: { occupation: 'Profesora' } })),
    sendPhoneCode: by(() => ({ path: '/api/application/phone-codes' })),
    verifyApplicationPhone: by(async ({ client, userId }) => {
      await client.post('/api/application/phone-codes')
      return { path: '/api/application/phone-verification', body: { code: await codeFor(cast.life, userId) } }
    }),
    submitApplication: by(() => ({ path: '/api/application/submission' })),
  }
}

/** Valid requests of staff about applications. */
export function staffApplicationSamples(cast: Cast) {
  let waiting: string | undefined
  const fileFor = async (principal: Principal, decider?: StaffRole): Promise<string> => {
    const mayLook =
      principal.kind === 'staff' && (principal.role === 'analyst' || principal.role === 'officer')
    if (mayLook || waiting === undefined) waiting = await waitingFile(cast, decider)
    return waiting
  }
  return {
    listApplications: async () => ({ path: '/api/applications' }),
    getApplication: async (principal: Principal) => ({
      path: `/api/applications/${await fileFor(principal)}`,
    }),
    proposeApplication: async (principal: Principal) => ({
      path: `/api/applications/${await fileFor(principal)}/proposal`,
      body: { outcome: 'refuse', note: 'Prueba' },
    }),
    askRegistry: async (principal: Principal) => ({
      path: `/api/applications/${await fileFor(principal)}/registry-answers`,
      body: {},
    }),
    screenAgain: async (principal: Principal) => ({
      path: '/api/screenings',
      body: { kind: 'application', id: await fileFor(principal) },
    }),
    'waiting:application': async (principal: Principal) =>
      decisionAt(
        cast,
        `/api/applications/${await fileFor(principal, roleOf(principal))}/decision`,
        'confirm',
      ),
  }
}

/** The id of an application that awaits staff, proposed by another role than the one that will confirm it. */
async function waitingFile(cast: Cast, decider?: StaffRole): Promise<string> {
  const { client, customerId } = await newApplicant(cast, { givenNames: 'Bloqueado', surnames: 'Demo' })
  const id = toWireId('application', customerId)
  await client.post('/api/application/submission')
  await vi.waitFor(
    async () => {
      const { body } = await client.get<ApplicationWire>('/api/application')
      expect(body.reasons).toEqual(['being-reviewed'])
    },
    { timeout: 60_000 },
  )
  const proposal = { outcome: 'refuse', note: 'Prueba' }
  const proposer = decider === 'analyst' ? 'oficial' : 'analista'
  if (decider !== undefined) await cast.as(proposer).post(`/api/applications/${id}/proposal`, proposal)
  return id
}
