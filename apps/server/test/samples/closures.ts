import type { Sample } from '../authorisation.ts'
import { customerMade, type Made } from '../companies.ts'
import { asOwner } from '../owner.ts'
import type { Cast } from './cast.ts'

/** Valid requests about the closing of an account, each of a customer of its own, because closing ends the account. */
export function closureSamples(cast: Cast) {
  const by = (make: (one: Made) => Promise<Sample>) => async (): Promise<Sample> => {
    const one = await customerMade(cast.life, { kind: 'person', name: 'Paso Prueba' })
    const { cookie } = one.client
    return { ...(await make(one)), ...(cookie === undefined ? {} : { cookie }) }
  }
  return {
    getClosure: by(async () => ({ path: '/api/closure' })),
    requestClosure: by(async () => ({ path: '/api/closure', body: {} })),
    withdrawClosure: by(async ({ client, customerId }) => {
      // A review of the identity has to end before the account closes.
      const submitted = `update customers.customer set status = 'quote-only', identity = 'submitted' where id = $1`
      await asOwner(cast.life, submitted, [customerId])
      const asked = await client.post('/api/closure', {})
      if (asked.status !== 200) throw new Error(`the account is not being closed: ${asked.status}`)
      return { path: '/api/closure' }
    }),
  }
}
