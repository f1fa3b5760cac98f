import { toWireId, type StaffRole } from '@puente/contract'
import type { Principal } from '../authorisation.ts'
import { asOwner } from '../owner.ts'
import { decisionAt, roleOf, type Cast } from './cast.ts'

const DIFFERENCE = '00000000-0000-7000-8000-00000000d1f0'
const note = 'Prueba'
const DECISION = '/api/sending/decision'

/** Valid requests about sending: the gate is closed by one explained difference. */
export function sendingSamples({ life, as }: Cast) {
  const set = (state: string) => asOwner(life, 'update instructions.gate set state = $1', [state])
  const closed = async (decider?: StaffRole) => {
    await set('closed')
    await asOwner(
      life,
      `insert into instructions.difference (id, partner, kind, reference, partner_id, amount_minor, currency, status,
         ordered_at, standing, found_at, explanation, note, explained_by, explained_at)
       values ($1, 'bank', 'sweep', 'sample', 'sample', 1, 'CLP', 'settled', now(), 'unknown', now(), 'not-ours', 'a', 'a', now())
       on conflict do nothing`,
      [DIFFERENCE],
    )
    for (const name of ['tesoreria', 'oficial'] as const) await as(name).decide(DECISION, 'send-back')
    if (decider !== undefined)
      await as(decider === 'treasury' ? 'oficial' : 'tesoreria').post('/api/sending/proposal', { note })
  }
  return {
    getSending: async () => {
      await set('open')
      return { path: '/api/sending' }
    },
    explainDifferences: async () => {
      await closed()
      const ids = [toWireId('difference', DIFFERENCE)]
      return { path: '/api/sending/explanations', body: { ids, explanation: 'not-ours', note } }
    },
    proposeOpening: async () => {
      await closed()
      return { path: '/api/sending/proposal', body: { note } }
    },
    'waiting:open-sending': async (principal: Principal) => {
      await closed(roleOf(principal))
      return decisionAt({ as }, DECISION, 'send-back')
    },
  }
}
