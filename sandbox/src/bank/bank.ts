import type { World } from '../world.ts'
import { createBalances } from './balances.ts'
import { createOutgoing } from './outgoing.ts'
import { createPayments } from './payments.ts'
import { createPaymentsStore } from './payments.store.ts'
import { createRefunds } from './refunds.ts'
import { createPaymentRequests } from './requests.ts'
import { createSweeps } from './sweeps.ts'

/** The simulated bank in Chile: collections, refunds, and transfers between Puente's two accounts. */
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

/** The public API of the bank. */
export type Bank = ReturnType<typeof createBank>
