import { toWireId } from '@puente/contract'
import { createUser, hashPassword } from '../../src/modules/access/index.ts'
import type { Principal } from '../authorisation.ts'
import { actingCustomerId, once, type Cast } from './cast.ts'

/** Valid requests about the members of a customer. */
export function memberSamples(cast: Cast) {
  let made = 0
  const password = once(() => hashPassword(cast.life.password))
  /** A new member of the caller's customer. */
  const member = async (principal: Principal): Promise<string> => {
    const hash = await password()
    const customerId = await actingCustomerId(cast, principal)
    const id = await cast.life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
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
    removeMember: async (principal: Principal) => ({ path: `/api/members/${await member(principal)}` }),
  }
}
