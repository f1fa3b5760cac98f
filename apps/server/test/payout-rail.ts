import { openPayouts, payoutJobs } from '../src/modules/payouts/index.ts'
import type { Work } from '../src/platform/work.ts'
import { openWire, type Exchange } from './faults/wire.ts'
import { controlSandbox } from './sandbox-control.ts'
import { createEnvironment, type TestEnvironment } from './world.ts'

const system = { kind: 'system', name: 'test' } as const

export interface PayoutRail {
  readonly world: TestEnvironment
  readonly work: <T>(body: (work: Work) => Promise<T>) => Promise<T>
  /** Moves a payout at the rail to the next state. */
  readonly advance: (id: string, to: string) => Promise<unknown>
  /** Opens an attempt to pay a transfer, by default the first of a new one. Returns its id. */
  readonly opened: (transferId?: string, attempt?: number) => Promise<string>
  /** Runs one round of a job of payouts; `refunded` are the transfers whose money went back. */
  readonly round: (name: string, refunded?: Set<string>) => Promise<number>
  readonly close: () => Promise<void>
}

/**
 * Starts a server without people or worker whose requests to the rail pass through `onExchange`. The rail moves
 * no payout by itself and sends no webhooks.
 */
export async function createPayoutRail(
  onExchange: (exchange: Exchange) => Promise<void>,
): Promise<PayoutRail> {
  const wire = await openWire(() => world.sandbox?.url ?? '', onExchange)
  const world: TestEnvironment = await createEnvironment({
    people: false,
    seedsByHand: 'opens payouts without transfers',
    env: { RAILS_URL: wire.url, PARTNER_TIMEOUT_MS: '20000' },
  })
  const sandboxUrl = world.sandbox?.url
  await controlSandbox(sandboxUrl, '/control/payout-speed', { speed: 'manual' })
  await controlSandbox(sandboxUrl, '/control/failures', { partner: 'rails', kind: 'webhooks-off' })
  const work: PayoutRail['work'] = (body) => world.runtime.work(system, body)
  return {
    world,
    work,
    advance: (id, to) => controlSandbox(sandboxUrl, `/control/payouts/${id}/advance`, { to }),
    opened: (transferId, attempt = 1) => work((one) => opened(one, transferId ?? one.id(), attempt)),
    async round(name, refunded = new Set()) {
      const jobs = payoutJobs(world.ports.rails, () => Promise.resolve(refunded))
      const job = jobs.find((one) => one.name === `payouts.${name}`)
      if (job === undefined) throw new Error(`no job ${name}`)
      return job.round(world.runtime)
    },
    async close() {
      await world.close()
      await wire.close()
    },
  }
}

async function opened(work: Work, transferId: string, attempt: number): Promise<string> {
  const id = work.id()
  const fields = { routingNumber: '021000021', accountNumber: '770000010000', accountType: 'checking' }
  const instruction = {
    beneficiary: { name: 'Rosa Ejemplo', fields },
    originator: { name: 'Persona Demo', reference: 'P-1' },
    purpose: 'family-support',
  }
  const payout = {
    id,
    transferId,
    customerId: work.id(),
    attempt,
    rail: 'us-ach',
    currency: 'USD',
    amountMinor: 20_534n,
    instruction,
  }
  await openPayouts(work, [payout])
  // The same payout again: ignored.
  await openPayouts(work, [{ ...payout, amountMinor: 1n }])
  return id
}
