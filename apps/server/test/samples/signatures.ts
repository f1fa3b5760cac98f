import { toWireId } from '@puente/contract'
import type { Principal, Sample } from '../authorisation.ts'
import { requested, requestPath, signingCompany, type SigningCompany } from '../signing-company.ts'
import type { Client } from '../client.ts'
import { newOrder } from './orders.ts'
import type { Cast } from './cast.ts'

/** Valid requests about signatures, each by a member of a company of its own. */
export function signatureSamples(cast: Cast) {
  /** Another customer asks with its own session for what the company owns. */
  const cookieOf = ({ cookie }: Client, { kind }: Principal) =>
    cookie === undefined || kind === 'stranger' ? {} : { cookie }
  const by =
    (member: number, rest: string, body?: unknown) =>
    async (principal: Principal): Promise<Sample> => {
      const { members } = await signingCompany(cast.life)
      const [one] = members
      const id = one === undefined ? '' : (await requested(one)).body.id
      const client = members[member]?.client
      return {
        path: requestPath(id, rest),
        ...(body === undefined ? {} : { body }),
        ...(client === undefined ? {} : cookieOf(client, principal)),
      }
    }
  const first = ({ members }: SigningCompany) => {
    const [one] = members
    if (one === undefined) throw new Error('a company has a member')
    return one
  }
  return {
    createSignatureRequest: async (): Promise<Sample> => {
      const { client } = first(await signingCompany(cast.life))
      const { cookie } = client
      return {
        path: '/api/signature-requests',
        body: await newOrder(client),
        ...(cookie === undefined ? {} : { cookie }),
      }
    },
    listSignatureRequests: async () => ({ path: '/api/signature-requests' }),
    getSignatureRequest: by(0, ''),
    createSignature: by(1, '/signatures', { shownSendMinor: '200000' }),
    declineSignatureRequest: by(1, '/refusal', { reason: 'Prueba' }),
    withdrawSignatureRequest: by(0, '/withdrawal', {}),
  }
}

/** Valid requests of staff about signatures. */
export const staffSignatureSamples = (cast: Cast) => ({
  listCustomerSignatureRequests: async (): Promise<Sample> => {
    const company = await signingCompany(cast.life)
    const [one] = company.members
    if (one !== undefined) await requested(one)
    return { path: `/api/customers/${toWireId('customer', company.customerId)}/signature-requests` }
  },
})
