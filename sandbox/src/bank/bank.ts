import type { World } from '../world.ts'
import { createBalances } from './balances.ts'
import { createOutgoing } from './outgoing.ts'
import { createPayments } from './payments.ts'
import { createPaymentsStore } from './payments.store.ts'
import { createRefunds } from './refunds.ts'
import { createPaymentRequests } from './requests.ts'
import { createSweeps } from './sweeps.ts'

/** The pretend bank in Chile: collections, refunds, and moves between Puente's two accounts. */
export function createBank(world: World) {
  const balances = createBalances(world.db, world.clock)
  const store = createPaymentsStore(world.db)
  const outgoing = createOutgoing(world.db, world.clock)
  return {
    balances,
    requests: createPaymentRequests(world.db),
    payments: createPayments(world, store, balances),
    refunds: createRefunds(world, store, balances, outgoing),
    sweeps: createSweeps(world.db, balances, outgoing),
    outgoing,
  }
}

/** The bank's own face. */
export type Bank = ReturnType<typeof createBank>
