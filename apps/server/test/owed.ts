import { randomUUID } from 'node:crypto'
import { toWireId } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'
import { reconcile } from '../src/modules/pending-items/index.ts'
import { pendingRules } from '../src/wiring/pending-rules.ts'
import type { Client } from './client.ts'
import { orderBody } from './life.ts'
import type { World } from './world.ts'

/** What the server says is open, the most urgent first. */
export const owedBy = async (client: Client): Promise<readonly PendingItemWire[]> =>
  (await client.get<{ items: PendingItemWire[] }>('/api/pending-items')).body.items

/** What stops an order, as the server refuses it; undefined when nothing that is owed does. */
export async function stoppedBy(client: Client) {
  const order = orderBody(toWireId('quote', randomUUID()), toWireId('recipient', randomUUID()))
  const { status, body } = await client.post('/api/transfers', order)
  return body.code === 'blocked-by-pending-item' ? { status, ...body.facts } : undefined
}

/** The kinds of which the nightly reconciler finds something wrong. */
export async function wronglyOwed(world: Pick<World, 'runtime'>): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const rule of pendingRules) {
    const { missing, superfluous, different } = await reconcile(world.runtime, rule)
    if (missing + superfluous + different > 0) wrong.push(rule.kind)
  }
  return wrong
}
