import { randomUUID } from 'node:crypto'
import { fromWireId, toWireId, type PendingKind } from '@puente/contract'
import type { CustomerSession } from '@puente/contract/customer'
import { asOwner } from '../owner.ts'
import { hours } from '../test-clock.ts'
import type { Cast } from './cast.ts'

/** Opens an item that blocks nothing, about a subject. */
async function openItem({ life }: Cast, kind: PendingKind, subject: string): Promise<string> {
  const [row] = await asOwner<{ id: string }>(
    life,
    `insert into pending_items.item (id, kind, subject, facts, turn, turn_since, opened_at)
     values (gen_random_uuid(), $1, $2, '{}', 'customer', now(), now())
     on conflict (subject, kind) where closed_at is null do update set facts = '{}' returning id`,
    [kind, subject],
  )
  return toWireId('pending-item', row?.id ?? '')
}

/** The demo person's customer id, the subject of items. */
async function person(cast: Cast): Promise<string> {
  const { body } = await cast.as('persona').get<CustomerSession>('/api/session')
  return fromWireId('customer', body.actingAs.id) ?? ''
}

const personPath = async (cast: Cast) => `/api/customers/${toWireId('customer', await person(cast))}`

/** Valid requests about outstanding items. */
export const pendingSamples = (cast: Cast) => ({
  acceptTerms: async () => ({
    path: '/api/terms/acceptances',
    body: { accepts: { termsOfUse: 1, privacyNotice: 1 } },
  }),
  getDueDiligence: async () => ({ path: '/api/due-diligence' }),
  listPendingItems: async () => ({ path: '/api/pending-items' }),
  deferPendingItem: async () => ({
    path: `/api/pending-items/${await openItem(cast, 'rewards-available', await person(cast))}/deferral`,
    body: {},
  }),
})

export const staffPendingSamples = (cast: Cast) => ({
  getCustomerDueDiligence: async () => ({ path: `${await personPath(cast)}/due-diligence` }),
  decideFundsEvidence: async () => ({
    path: `${await personPath(cast)}/funds-evidence`,
    body: {
      decision: 'accept',
      ceilingUsdCents: '9000000',
      until: new Date(cast.life.clock.now().getTime() + hours(24 * 90)).toISOString(),
    },
  }),
  listWaitingItems: async () => ({ path: '/api/pending-items' }),
  withdrawPendingItem: async () => ({
    path: `/api/pending-items/${await openItem(cast, 'terms-update', randomUUID())}/withdrawal`,
    body: { reason: 'Lo abrió una regla equivocada' },
  }),
})
