import { withConnection } from '@puente/postgres'
import { setTimeout as pause } from 'node:timers/promises'
import { startEnvironment, type RunningEnvironment } from '../life.ts'
import { randomFrom, type Random } from '../walk/random.ts'
import type { Aside } from '../walk/trouble.ts'
import { dyingRuntime } from './crashing-runtime.ts'
import { askFaults, messageFaults, PATIENCE_MS, type WireFault } from './partner-faults.ts'
import { PatientClient } from './patient-client.ts'
import type { Tally } from './tally.ts'
import { openWire, type Exchange } from './wire.ts'

/** Probability of a fault for each request, message and work of a chaos test. */
const SHARES = { ask: 0.35, message: 0.6, work: 0.12 } as const
const CUT_EVERY_MS = 250
const JUMP_EVERY_MS = 900
/** A partner's signature is valid for five minutes, so the total of the jumps must stay below that. */
const JUMP_MAX_SECONDS = 120

const cutOne = `
  select pg_terminate_backend(pid) as cut from pg_stat_activity
  where datname = current_database() and application_name in ('puente', 'puente-queue')
    and (state = 'active' or state like 'idle in transaction%') order by random() limit 1`

/** Terminates database connections with a running statement or an open transaction, as a server crash does. */
async function cutConnections(life: RunningEnvironment, tally: Tally, signal: AbortSignal): Promise<void> {
  await withConnection(life.databaseUrl, async (client) => {
    while (!signal.aborted) {
      const { rows } = await client.query<{ cut: boolean }>(cutOne)
      if (rows[0]?.cut === true) tally.strike('database connection cut in mid-work')
      await pause(CUT_EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  })
}

/** Moves the machine's clock forward and back. Leases, pauses and sessions depend on it. */
async function jumpClock(
  life: RunningEnvironment,
  random: Random,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  let ahead = 0
  while (!signal.aborted) {
    const to = random.whole(-JUMP_MAX_SECONDS, JUMP_MAX_SECONDS)
    life.clock.advanceReal((to - ahead) * 1000)
    tally.strike(to > ahead ? 'clock jumps forward' : 'clock jumps back')
    ahead = to
    await pause(JUMP_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
  life.clock.advanceReal(-ahead * 1000)
}

/** An environment with faults between its processes; `trouble` runs beside the customers of a stress test. */
export interface Storm {
  readonly life: RunningEnvironment
  readonly trouble: Aside
  close(): Promise<void>
}

/** Forwards an exchange, or applies the least frequent fault so far, so that a short run covers all faults. */
function struck(faults: readonly WireFault[], tally: Tally, strikes: () => boolean, chance: Random) {
  return async (exchange: Exchange) => {
    const [first, ...rest] = faults.filter(({ fits }) => fits?.(exchange) ?? true)
    if (first === undefined || !strikes()) return exchange.reply(await exchange.forward())
    const fault = rest.reduce(
      (least, one) => (tally.of(one.name) < tally.of(least.name) ? one : least),
      first,
    )
    tally.strike(fault.name)
    await fault.happen(exchange, chance)
  }
}

/**
 * Creates an environment with a faulty network to and from its partners, and a runtime whose process is killed at
 * random.
 */
export async function createStorm(seed: number, tally: Tally): Promise<Storm> {
  const random = randomFrom(seed)
  let raging = false
  const at = (faults: readonly WireFault[], share: number) => {
    const chance = random.fork()
    return struck(faults, tally, () => raging && chance.chance(share), chance)
  }
  const world: { life?: RunningEnvironment } = {}
  const toPartners = await openWire(() => world.life?.sandbox?.url ?? '', at(askFaults, SHARES.ask))
  const toUs = await openWire(() => world.life?.listeners.customer ?? '', at(messageFaults, SHARES.message))
  const deaths = random.fork()
  const partners = ['BANK_URL', 'RAILS_URL', 'NAMES_URL', 'RATES_URL']
  const opened = await startEnvironment({
    env: {
      PARTNER_TIMEOUT_MS: String(PATIENCE_MS),
      ...Object.fromEntries(partners.map((name) => [name, toPartners.url])),
    },
    puenteUrl: toUs.url,
    runtimeOf: (runtime) =>
      dyingRuntime(runtime, (who, point) => {
        const strikes = raging && deaths.chance(SHARES.work)
        if (strikes) tally.strike(`${who} dies ${point}`)
        return strikes
      }),
  })
  world.life = opened
  return {
    life: {
      ...opened,
      customer: () => new PatientClient(opened.listeners.customer),
      signedIn: async (name) => {
        const client = new PatientClient(opened.listeners.staff)
        await client.signIn(`${name}@demo.puente.test`, opened.password)
        await opened.prove(client)
        return client
      },
    },
    trouble: async (life, chance, signal) => {
      raging = true
      await Promise.all([cutConnections(life, tally, signal), jumpClock(life, chance, tally, signal)])
      raging = false
    },
    close: async () => {
      await opened.close()
      await Promise.all([toPartners.close(), toUs.close()])
    },
  }
}
