import type { CustomerSession } from '@puente/contract/customer'
import type { Caller } from '../authorisation.ts'
import { acting, type Cast } from './cast.ts'

/** Good requests for what both listeners have alike: what they are, and one's session. */
export const sessionSamples = (cast: Cast, name: 'persona' | 'admin') => ({
  getHealth: async () => ({ path: '/api/health' }),
  getConfig: async () => ({ path: '/api/config' }),
  signIn: async () => ({ path: '/api/session', body: cast.credentials(name) }),
  getSession: async () => ({ path: '/api/session' }),
  signOut: async () => ({ path: '/api/session' }),
})

/** A good request for acting as one of the customers one is a member of. */
export const actingSamples = (cast: Cast) => ({
  actAs: async (caller: Caller) => {
    const { body } = await acting(cast, caller).get<CustomerSession>('/api/session')
    return { path: '/api/session/customer', body: { customerId: body.actingAs.id } }
  },
})
