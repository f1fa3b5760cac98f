import type { DataRequestKind } from '@puente/contract'
import type { StaffDataRequest } from '@puente/contract/staff'
import type { Principal, Sample } from '../authorisation.ts'
import { customerMade } from '../companies.ts'
import { roleOf, type Cast } from './cast.ts'

const text = 'Una solicitud de prueba'

/** A person of their own with an open request of this kind. */
async function asking({ life }: Cast, kind: DataRequestKind) {
  const one = await customerMade(life, { kind: 'person', name: 'Paso Prueba' })
  const { status, body } = await one.client.post<{ id: string }>('/api/data-requests', { kind, text })
  if (status !== 201) throw new Error(`the request was not created: ${status}`)
  return { ...one, id: body.id }
}

/** Valid requests of people about their data, each of a person of its own. */
export function dataRightsSamples(cast: Cast) {
  const by = (make: (id: string) => Omit<Sample, 'cookie'>) => async (): Promise<Sample> => {
    const { client, id } = await asking(cast, 'access')
    const { cookie } = client
    return { ...make(id), ...(cookie === undefined ? {} : { cookie }) }
  }
  return {
    getMyData: by(() => ({ path: '/api/my-data' })),
    getMyDataFile: by(() => ({ path: '/api/my-data/file?format=json' })),
    listDataRequests: by(() => ({ path: '/api/data-requests' })),
    createDataRequest: by(() => ({ path: '/api/data-requests', body: { kind: 'erasure', text } })),
    getDataRequest: by((id) => ({ path: `/api/data-requests/${id}` })),
    withdrawDataRequest: by((id) => ({ path: `/api/data-requests/${id}/withdrawal`, body: {} })),
  }
}

/** Valid requests of staff about the register of requests. */
export function staffDataRightsSamples(cast: Cast) {
  const at = async (kind: DataRequestKind, rest = '') =>
    `/api/data-requests/${(await asking(cast, kind)).id}${rest}`
  const erasure = { answer: 'Se borra todo lo que no obliga la ley.', note: 'Prueba' }
  const breach = {
    knownOn: '2026-01-05',
    dataClasses: ['contact'],
    peopleCount: 1,
    what: text,
    measures: text,
  }
  const breachAt = async () =>
    `/api/data-breaches/${(await cast.as('oficial').post<{ id: string }>('/api/data-breaches', breach)).body.id}`
  return {
    listBreaches: async () => ({ path: '/api/data-breaches' }),
    getBreach: async () => ({ path: await breachAt() }),
    recordBreach: async () => ({ path: '/api/data-breaches', body: breach }),
    changeBreach: async () => ({ path: await breachAt(), body: breach }),
    listDataRequests: async () => ({ path: '/api/data-requests' }),
    getDataRequest: async () => ({ path: await at('access') }),
    extendDataRequest: async () => ({ path: await at('access', '/extension'), body: { reason: text } }),
    answerDataRequest: async () => ({
      path: await at('access', '/answer'),
      body: { outcome: 'granted', answer: text },
    }),
    proposeErasure: async () => ({ path: await at('erasure', '/erasure'), body: erasure }),
    'waiting:erasure': async (principal: Principal): Promise<Sample> => {
      const proposer = cast.as(roleOf(principal) === 'support' ? 'admin' : 'soporte')
      const { body } = await proposer.post<StaffDataRequest>(await at('erasure', '/erasure'), erasure)
      return {
        path: `/api/approvals/${body.proposal?.id ?? ''}/decision`,
        body: { decision: 'confirm' },
      }
    },
  }
}
