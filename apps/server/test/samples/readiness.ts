import { readinessKeys } from '@puente/contract/staff'
import type { Principal } from '../authorisation.ts'
import { asOwner } from '../owner.ts'
import { decisionAt, roleOf, type Cast } from './cast.ts'

const note = 'Prueba'
const DECISION = '/api/readiness/decision'

/** Valid requests about readiness: every item holds, and sales are closed where a request opens them. */
export function readinessSamples({ life, as }: Cast) {
  const set = (state: string) => asOwner(life, 'update readiness.sales set state = $1', [state])
  const ready = async (decider?: 'officer' | 'admin') => {
    await set('closed')
    await asOwner(
      life,
      `insert into readiness.item (key, state, facts, checked_at) select key, 'ok', '{}', $2 from unnest($1::text[]) as k (key)
       on conflict (key) do update set state = excluded.state, checked_at = excluded.checked_at`,
      [readinessKeys, life.clock.now()],
    )
    for (const name of ['admin', 'oficial'] as const) await as(name).decide(DECISION, 'send-back')
    if (decider !== undefined)
      await as(decider === 'officer' ? 'admin' : 'oficial').post('/api/readiness/proposal', { note })
  }
  return {
    getReadiness: async () => ({ path: '/api/readiness' }),
    checkReadiness: async () => ({ path: '/api/readiness/checks' }),
    proposeSales: async () => {
      await ready()
      return { path: '/api/readiness/proposal', body: { note } }
    },
    closeSales: async () => {
      await set('open')
      return { path: '/api/readiness/closing', body: { note } }
    },
    'waiting:open-sales': async (principal: Principal) => {
      await ready(roleOf(principal) === 'officer' ? 'officer' : 'admin')
      return decisionAt({ as }, DECISION, 'send-back')
    },
  }
}
