import type { CapitalMovementWire } from '@puente/contract/staff'
import type { Principal } from '../authorisation.ts'
import { roleOf, type Cast } from './cast.ts'
import { verdictOf } from '../client.ts'

/** A contribution on a day before anything else was booked. */
const contribution = {
  kind: 'contribution',
  account: 'operator-bank',
  amount: { amount: '1000', currency: 'CLP' },
  day: '2024-02-01',
  note: 'Prueba',
}
const path = '/api/capital-movements'

/** Valid requests about the operator's capital. Several movements may wait at the same time. */
export const capitalSamples = ({ as }: Cast) => ({
  getCapital: async () => ({ path: '/api/capital' }),
  listCapitalMovements: async () => ({ path }),
  proposeCapitalMovement: async () => ({ path, body: contribution }),
  'waiting:capital-movement': async (principal: Principal) => {
    const other = roleOf(principal) === 'treasury' ? 'oficial' : 'tesoreria'
    const { body } = await as(other).post<CapitalMovementWire>(path, contribution)
    return {
      path: `/api/approvals/${body.proposal?.id ?? ''}/decision`,
      body: verdictOf('send-back'),
    }
  },
})
