import { toWireId } from '@puente/contract'
import type { CustomerSession, MemberInvitationWire } from '@puente/contract/customer'
import { createUser, hashPassword } from '../../src/modules/access/index.ts'
import type { Principal, Sample } from '../authorisation.ts'
import type { Client } from '../client.ts'
import { customerMade, type Made } from '../companies.ts'
import { replaceLink } from '../invitations.ts'
import { actingCustomerId, once, type Cast } from './cast.ts'

const system = { kind: 'system', name: 'test' } as const

const cookieOf = ({ cookie }: Client): { cookie?: string } => (cookie === undefined ? {} : { cookie })

/** Valid requests about invitations to a company. */
function invitationSamples(cast: Cast) {
  let made = 0
  const company = () => customerMade(cast.life, { kind: 'company', name: 'Empresa de Paso SpA' })
  const invited = async ({ client }: Made, email = `invitado-${(made += 1)}@demo.puente.test`) =>
    (await client.post<MemberInvitationWire>('/api/member-invitations', { email, role: 'reader' })).body
  const byCompany = (make: (one: Made) => Promise<Sample>) => async (): Promise<Sample> => {
    const one = await company()
    return { ...(await make(one)), ...cookieOf(one.client) }
  }
  /** A request of an invited person about the newest link. */
  const byInvited = (rest: string) => async (): Promise<Sample> => {
    const person = await customerMade(cast.life, { kind: 'person', name: 'Persona de Paso' })
    const { body } = await person.client.get<CustomerSession>('/api/session')
    const { id } = await invited(await company(), body.user.email)
    const token = await replaceLink(cast.life, id)
    return { path: `/api/received-invitations/${token}${rest}`, ...cookieOf(person.client) }
  }
  return {
    listMemberInvitations: byCompany(async () => ({ path: '/api/member-invitations' })),
    inviteMember: byCompany(async () => ({
      path: '/api/member-invitations',
      body: { email: `invitado-${(made += 1)}@demo.puente.test`, role: 'operator' },
    })),
    resendMemberInvitation: byCompany(async (one) => ({
      path: `/api/member-invitations/${(await invited(one)).id}/mails`,
    })),
    withdrawMemberInvitation: byCompany(async (one) => ({
      path: `/api/member-invitations/${(await invited(one)).id}`,
    })),
    getReceivedInvitation: byInvited(''),
    acceptMemberInvitation: byInvited('/acceptance'),
    declineMemberInvitation: byInvited('/refusal'),
  }
}

/** Valid requests about the members of a customer. */
export function memberSamples(cast: Cast) {
  let made = 0
  const password = once(() => hashPassword(cast.life.password))
  /** A new member of the caller's customer. */
  const member = async (principal: Principal): Promise<string> => {
    const hash = await password()
    const customerId = await actingCustomerId(cast, principal)
    const id = await cast.life.runtime.work(system, (work) =>
      createUser(work, {
        email: `miembro-${(made += 1)}@demo.puente.test`,
        name: 'Miembro Prueba',
        password: hash,
        customerIds: [customerId],
        role: 'reader',
      }),
    )
    return toWireId('user', id ?? '')
  }
  return {
    listMembers: async () => ({ path: '/api/members' }),
    changeMemberRole: async (principal: Principal) => ({
      path: `/api/members/${await member(principal)}/role`,
      body: { role: 'operator' },
    }),
    ...invitationSamples(cast),
    leaveCompany: async () => {
      const { customerId } = await customerMade(cast.life, { kind: 'company', name: 'Empresa de Paso SpA' })
      const email = `saliente-${(made += 1)}@demo.puente.test`
      await cast.life.runtime.work(system, async (work) =>
        createUser(work, {
          email,
          name: 'Saliente Prueba',
          password: await password(),
          customerIds: [customerId],
          role: 'reader',
        }),
      )
      const client = cast.life.customer()
      await client.signIn(email, cast.life.password)
      return { path: '/api/membership', ...cookieOf(client) }
    },
    removeMember: async (principal: Principal) => ({ path: `/api/members/${await member(principal)}` }),
  }
}
