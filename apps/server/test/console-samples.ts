import { fromWireId, isRefusal, toWireId, type StaffRole } from '@puente/contract'
import type { CustomerSession } from '@puente/contract/customer'
import type { StaffCustomer, StaffUser } from '@puente/contract/staff'
import {
  proposeStaff,
  sendInvitation,
  setInvitedByTwo,
  unknownPassword,
} from '../src/modules/access/index.ts'
import { temporaryUser } from './access-samples.ts'
import { nextPhone } from './applicant.ts'
import type { Principal, Sample } from './authorisation.ts'
import { asOwner } from './owner.ts'
import { issueKnownCode } from './proofs.ts'
import type { TestEnvironment } from './world.ts'

const system = { kind: 'system', name: 'test' } as const
let invited = 0

/** An invited member of staff who has not joined yet. */
export async function invite(
  world: TestEnvironment,
  role: StaffRole = 'support',
): Promise<{ readonly uuid: string; readonly id: string; readonly email: string }> {
  invited += 1
  const email = `invitada-${invited}@demo.puente.test`
  const password = await unknownPassword()
  const uuid = await world.runtime.work(system, async (work) => {
    const id = await proposeStaff(work, { name: 'Invitada Prueba', email, role, password })
    if (typeof id !== 'string') throw new Error(`nobody was invited: ${id.refused}`)
    await setInvitedByTwo(work, id)
    const sent = await sendInvitation(work, id, email)
    if (isRefusal(sent)) throw new Error(`no code was sent: ${sent.refused}`)
    return id
  })
  return { uuid, id: toWireId('staff', uuid), email }
}

/** A member of staff, created for one request. */
async function colleague(world: TestEnvironment, role: StaffRole = 'support') {
  const { id, client } = await temporaryUser(world, 'staff', { kind: 'staff', role })
  return { id: toWireId('staff', id), client }
}

/** A valid request for every endpoint about members of staff. */
const staffMemberSamples = (world: () => TestEnvironment) => ({
  listStaffMembers: async (): Promise<Sample> => ({ path: '/api/staff-members' }),
  getStaffMember: async (): Promise<Sample> => ({
    path: `/api/staff-members/${(await colleague(world())).id}`,
  }),
  inviteStaffMember: async (): Promise<Sample> => {
    invited += 1
    const email = `nueva-${invited}@demo.puente.test`
    return {
      path: '/api/staff-members',
      body: { name: 'Nueva Prueba', email, role: 'support', note: 'Prueba' },
    }
  },
  inviteStaffMemberAgain: async (): Promise<Sample> => ({
    path: `/api/staff-members/${(await invite(world())).id}/invitation`,
    body: { note: 'Prueba' },
  }),
  acceptStaffInvitation: async (): Promise<Sample> => {
    const { uuid, id, email } = await invite(world())
    const code = await issueKnownCode(world(), 'invitation', uuid, email)
    // Joining ends the session that it is called with.
    const { cookie } = (await colleague(world())).client
    const body = { code, password: 'caballo-grapa-pila' }
    const path = `/api/staff-invitations/${id}/acceptance`
    return { path, body, ...(cookie === undefined ? {} : { cookie }) }
  },
  proposeStaffChange: async (): Promise<Sample> => ({
    path: `/api/staff-members/${(await colleague(world())).id}/proposal`,
    body: { action: 'role', role: 'analyst', note: 'Prueba' },
  }),
  proposeEarlyConfirmation: async (): Promise<Sample> => {
    const { id } = await colleague(world())
    await asOwner(world(), `update access.staff set confirms_from = $2 where id = $1`, [
      fromWireId('staff', id),
      new Date(world().clock.now().getTime() + 3_600_000),
    ])
    return { path: `/api/staff-members/${id}/early-confirmation`, body: { note: 'Prueba' } }
  },
  'waiting:staff-change': async (principal: Principal): Promise<Sample> => {
    const { id } = await colleague(world())
    const isAdmin = principal.kind === 'staff' && principal.role === 'admin'
    const client = isAdmin ? (await colleague(world(), 'admin')).client : await world().signedIn('admin')
    await client.post(`/api/staff-members/${id}/proposal`, { action: 'close', note: 'Prueba' })
    const proposalId = await client.proposalAt(`/api/staff-members/${id}/decision`)
    return { path: `/api/approvals/${proposalId}/decision`, body: { decision: 'confirm' } }
  },
  lockStaffMember: async (): Promise<Sample> => ({
    path: `/api/staff-members/${(await colleague(world())).id}/lock`,
    body: { note: 'Prueba' },
  }),
  endStaffSessions: async (): Promise<Sample> => ({
    path: `/api/staff-members/${(await colleague(world())).id}/sessions`,
  }),
})

/** A valid request for every endpoint about the access of users. */
const userAccessSamples = (world: () => TestEnvironment) => {
  const userPath = async (principal: Principal) => {
    const { id } = await temporaryUser(world(), 'user', principal)
    return { path: `/api/users/${toWireId('user', id)}` }
  }
  return {
    proposeAccessChange: async (principal: Principal): Promise<Sample> => {
      const { path } = await userPath(principal)
      return {
        path: `${path}/access-proposal`,
        body: {
          action: 'set-phone',
          identified: 'video-call',
          phone: nextPhone(),
          note: 'Perdió su teléfono',
        },
      }
    },
    'waiting:access-change': async (principal: Principal): Promise<Sample> => {
      const { path } = await userPath(principal)
      const client = await world().signedIn('soporte')
      const body = {
        action: 'set-phone',
        identified: 'selfie',
        phone: nextPhone(),
        note: 'Perdió su teléfono',
      }
      await client.post(`${path}/access-proposal`, body)
      const { body: user } = await client.get<StaffUser>(path)
      return {
        path: `/api/approvals/${user.proposal?.id}/decision`,
        body: { decision: 'confirm' },
      }
    },
  }
}

/** A valid request for everything that staff find across modules. */
export const consoleSamples = (world: () => TestEnvironment) => {
  const customer = async () => {
    const client = await world().signedIn('persona')
    return (await client.get<CustomerSession>('/api/session')).body.actingAs.id
  }
  const userId = async () => {
    const { body } = await (
      await world().signedIn('oficial')
    ).get<StaffCustomer>(`/api/customers/${await customerId()}`)
    return body.members[0]?.id
  }
  const deviceId = async () => {
    const { body } = await (await world().signedIn('oficial')).get<StaffUser>(`/api/users/${await userId()}`)
    return body.devices[0]?.id
  }
  let known: Promise<string> | undefined
  const customerId = () => (known ??= customer())
  return {
    getWorkQueue: async (): Promise<Sample> => ({ path: '/api/work-queue' }),
    search: async (): Promise<Sample> => ({ path: '/api/search?text=persona' }),
    listSearchResults: async (): Promise<Sample> => ({
      path: '/api/search-results?text=persona&kind=customer',
    }),
    listNamedResults: async (): Promise<Sample> => ({
      path: `/api/named-results?ids=${await customerId()}`,
    }),
    listCustomers: async (): Promise<Sample> => ({ path: '/api/customers' }),
    listCustomerItems: async (): Promise<Sample> => ({
      path: `/api/customers/${await customerId()}/pending-items`,
    }),
    getCustomer: async (): Promise<Sample> => ({ path: `/api/customers/${await customerId()}` }),
    listCustomerTimeline: async (): Promise<Sample> => ({
      path: `/api/customers/${await customerId()}/timeline`,
    }),
    getCustomerMember: async (): Promise<Sample> => ({
      path: `/api/customers/${await customerId()}/members/${await userId()}`,
    }),
    getUser: async (): Promise<Sample> => ({ path: `/api/users/${await userId()}` }),
    getUserDevice: async (): Promise<Sample> => ({ path: `/api/user-devices/${await deviceId()}` }),
    createCustomerNote: async (): Promise<Sample> => ({
      path: `/api/customers/${await customerId()}/notes`,
      body: { text: 'Llamó para preguntar' },
    }),
    getCustomerRisk: async (): Promise<Sample> => ({ path: `/api/customers/${await customerId()}/risk` }),
    changeCustomerRisk: async (): Promise<Sample> => ({
      path: `/api/customers/${await customerId()}/risk`,
      body: { risk: 'normal', reason: 'Revisión de prueba' },
    }),
    listAuditEntries: async (): Promise<Sample> => ({ path: '/api/audit-entries' }),
    ...staffMemberSamples(world),
    ...userAccessSamples(world),
  }
}
