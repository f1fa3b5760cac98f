import type { CapitalMovementWire } from '@puente/contract/staff'
import { inSantiago } from '../../src/modules/corridors/index.ts'
import type { Principal } from '../authorisation.ts'
import { roleOf, type Cast } from './cast.ts'
import { verdictOf } from '../client.ts'

/** A contribution today. */
const contributionOf = ({ life }: Pick<Cast, 'life'>) => ({
  kind: 'contribution',
  account: 'operator-bank',
  amount: { amount: '1000', currency: 'CLP' },
  day: inSantiago(life.clock.now()).day,
  note: 'Prueba',
})
const path = '/api/capital-movements'

/** Valid requests about the operator's capital. Several movements may wait at the same time. */
export const capitalSamples = ({ as, life }: Cast) => ({
  getCapital: async () => ({ path: '/api/capital' }),
  listCapitalMovements: async () => ({ path }),
  proposeCapitalMovement: async () => ({ path, body: contributionOf({ life }) }),
  'waiting:capital-movement': async (principal: Principal) => {
    const other = roleOf(principal) === 'treasury' ? 'oficial' : 'tesoreria'
    const { body } = await as(other).post<CapitalMovementWire>(path, contributionOf({ life }))
    return {
      path: `/api/approvals/${body.proposal?.id ?? ''}/decision`,
      body: verdictOf('send-back'),
    }
  },
})
