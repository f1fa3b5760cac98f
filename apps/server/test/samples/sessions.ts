import type { CustomerSession } from '@puente/contract/customer'
import type { Principal } from '../authorisation.ts'
import { acting, type Cast } from './cast.ts'

/** Valid requests that both listeners have: configuration, and one's session. */
export const sessionSamples = (cast: Cast, name: 'persona' | 'admin') => ({
  getHealth: async () => ({ path: '/api/health' }),
  getConfig: async () => ({ path: '/api/config' }),
  signIn: async () => ({ path: '/api/session', body: cast.credentials(name) }),
  getSession: async () => ({ path: '/api/session' }),
  signOut: async () => ({ path: '/api/session' }),
})

/** A valid request for switching to another customer of the user. */
export const actingSamples = (cast: Cast) => ({
  actAs: async (principal: Principal) => {
    const { body } = await acting(cast, principal).get<CustomerSession>('/api/session')
    return { path: '/api/session/customer', body: { customerId: body.actingAs.id } }
  },
})
