import { moveClock } from '../clock/move.ts'
import { chooseFaceAnswer } from '../faces/answers.ts'
import { partners } from '../http/keys.ts'
import type { Payouts } from '../rails/payouts.ts'
import type { Rates } from '../rates/rates.ts'
import type { World } from '../world.ts'

/**
 * Removes every fault and every change: real clock, drifting rates, normal speed. Money, payouts and messages
 * stay.
 */
export function backToNormal(world: World, payouts: Payouts, rates: Rates): void {
  world.db.transact(() => {
    for (const partner of partners) world.failures.clear(partner)
    for (const base of rates.currencies.bases) rates.restore(base)
    payouts.setSpeed('normal')
    chooseFaceAnswer(world.settings, 'match')
    if (world.clock.offsetMs() !== 0) moveClock(world, 0)
  })
}

/** Deletes all data of this sandbox, including money and pending webhooks, and resets it to normal. */
export function eraseWorld(world: World, payouts: Payouts, rates: Rates): void {
  world.db.transact(() => {
    const tables = world.db.prepare<{ name: string }>(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
    )
    for (const { name } of tables.all()) world.db.exec(`delete from "${name}"`)
    backToNormal(world, payouts, rates)
  })
}
