import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FailoverClient } from '../../test/faults/failover-client.ts'
import { startFleet, type Fleet, type Member } from '../../test/faults/fleet.ts'
import { messageFaults } from '../../test/faults/message-faults.ts'
import { createTally, type Tally } from '../../test/faults/tally.ts'
import { openWire } from '../../test/faults/wire.ts'
import { startEnvironment, type RunningEnvironment } from '../../test/life.ts'
import { asOwner } from '../../test/owner.ts'
import type { Random } from '../../test/walk/random.ts'
import { walk } from '../../test/walk/walk.ts'

const isWhole = process.env['PUENTE_TEST_ALL'] === '1'
const drawn = process.env['PUENTE_SEED']
/** `npm test` runs the first seed; `npm run test:all` runs all of them and a random one. */
const listed = [610_001, 610_002, 610_003]
const seeds = [...(drawn === undefined ? [] : [Number(drawn)]), ...(isWhole ? listed : listed.slice(0, 1))]
const size = isWhole
  ? { travellers: 10, waves: 4, journeysEach: 6, rounds: 3 }
  : { travellers: 6, waves: 2, journeysEach: 3, rounds: 1 }

interface Running {
  readonly life: RunningEnvironment
  readonly fleet: Fleet
  close(): Promise<void>
}

/** An environment whose customers, staff and partners reach two API processes, and whose work is done by two workers. */
async function startTwoOfEach(): Promise<Running> {
  const started: { fleet?: Fleet } = {}
  let turn = 0
  const webhooks = await openWire(
    () => started.fleet?.apis[turn++ % 2]?.urls.customer ?? '',
    async (exchange) => exchange.reply(await exchange.forward()),
  )
  const world = await startEnvironment({ puenteUrl: webhooks.url })
  await world.stopWork()
  const fleet = (started.fleet = await startFleet(world))
  const at = (realm: 'customer' | 'staff') => fleet.apis.map(({ urls }) => urls[realm])
  return {
    life: {
      ...world,
      customer: () => new FailoverClient(at('customer')),
      signedIn: async (name) => {
        const client = new FailoverClient(at('staff'))
        await client.signIn(`${name}@demo.puente.test`, world.password)
        await world.prove(client)
        return client
      },
    },
    fleet,
    close: async () => {
      await fleet.close()
      await world.close()
      await webhooks.close()
    },
  }
}

/** Kills a process at a random instant and starts it again a random time later. */
async function strike(victim: Member, chance: Random, tally: Tally): Promise<void> {
  await pause(chance.whole(50, 900))
  await victim.kill()
  tally.strike(`kill -9: ${victim.name}`)
  await pause(chance.whole(0, 900))
  await victim.start()
}

/**
 * Kills every process in an order drawn from the seed, one API or worker after another and sometimes one of each at once,
 * for at least `rounds` rounds and until the signal. All run again afterwards.
 */
async function strikeAll({ apis, workers }: Fleet, chance: Random, tally: Tally, over: AbortSignal) {
  for (let round = 0; round < size.rounds || !over.aborted; round++) {
    const first = chance.whole(0, 1)
    for (const n of [first, 1 - first]) {
      const pair = [apis[n], workers[n]].filter((one) => one !== undefined)
      if (chance.chance(0.4)) await Promise.all(pair.map((one) => strike(one, chance.fork(), tally)))
      else for (const one of pair) await strike(one, chance, tally)
    }
  }
}

test.each(seeds)(
  'two APIs and two workers, each killed at random instants: every order ends lawfully and nothing happens twice (PUENTE_SEED=%i)',
  { timeout: isWhole ? 900_000 : 600_000 },
  async (seed) => {
    const tally = createTally()
    const { life, fleet, close } = await startTwoOfEach()
    try {
      const { walked, faults } = await walk(life, {
        seed,
        ...size,
        trouble: (_life, chance, over) => strikeAll(fleet, chance, tally, over),
      })
      console.log(`two of each ${seed}: ${JSON.stringify(walked)}\n${tally.table(faults.length === 0)}`)
      expect(faults, `PUENTE_SEED=${seed}: ${faults.join('; ')}`).toEqual([])
      for (const { name } of fleet.all)
        expect(tally.of(`kill -9: ${name}`), name).toBeGreaterThanOrEqual(size.rounds * size.waves)
      const kills = fleet.workers.reduce((sum, { name }) => sum + tally.of(`kill -9: ${name}`), 0)
      const messages = await messageFaults(life, kills)
      console.log(`${messages.sent} mails and SMS, ${messages.repeated} of them attempted again`)
      expect(messages.faults).toEqual([])
      expect(messages.sent).toBeGreaterThan(0)
      expect(await asOwner(life, 'select event_id from platform.dead_event')).toEqual([])
    } finally {
      await close()
    }
  },
)
