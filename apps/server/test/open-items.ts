import { randomUUID } from 'node:crypto'
import { toWireId } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'
import { reconcile } from '../src/modules/pending-items/index.ts'
import { pendingRules } from '../src/wiring/rules/pending-rules.ts'
import type { Client } from './client.ts'
import { orderBody } from './life.ts'
import type { TestEnvironment } from './world.ts'

/** The open items that the server returns, most urgent first. */
export const owedBy = async (client: Client): Promise<readonly PendingItemWire[]> =>
  (await client.get<{ items: PendingItemWire[] }>('/api/pending-items')).body.items

/** The refusal of an order because of an outstanding item; undefined when none blocks it. */
export async function stoppedBy(client: Client) {
  const order = orderBody(toWireId('quote', randomUUID()), toWireId('recipient', randomUUID()))
  const { status, body } = await client.post('/api/transfers', order)
  return body.code === 'blocked-by-pending-item' ? { status, ...body.facts } : undefined
}

/** The kinds for which the nightly reconciler finds a difference. */
export async function kindsWithDifferences(
  world: Pick<TestEnvironment, 'runtime'>,
): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const rule of pendingRules) {
    const { missing, superfluous, different } = await reconcile(world.runtime, rule)
    if (missing + superfluous + different > 0) wrong.push(rule.kind)
  }
  return wrong
}
