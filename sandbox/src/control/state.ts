import type { Partners } from '../partners.ts'
import { speedIn } from '../rails/speeds.ts'
import type { World } from '../world.ts'

/** The current state of everything that the control page controls. */
export function stateOf(world: World, { bank, rates }: Partners) {
  const { clock, settings, failures, deliveries } = world
  const counts = Object.fromEntries(deliveries.counts().map(({ state, n }) => [state, n]))
  return {
    clock: { offsetMs: clock.offsetMs(), now: new Date(clock.now()).toISOString() },
    payoutSpeed: speedIn(settings),
    balances: {
      clientMoney: String(bank.balances.of('client-money')),
      operatorMoney: String(bank.balances.of('operator-money')),
    },
    rates: rates.currencies.bases.map((base) => {
      const { fixedE8, jumpPpm, staleAt, silent } = rates.tampering(base)
      return {
        ...rates.mid(base),
        fixed: fixedE8 !== null,
        jumped: jumpPpm !== 0n,
        stale: staleAt !== null,
        silent,
      }
    }),
    failures: failures.list().map(({ partner, failure }) => ({ partner, ...failure })),
    webhooks: { pending: 0, held: 0, done: 0, suppressed: 0, ...counts },
  }
}
