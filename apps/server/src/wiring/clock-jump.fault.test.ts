import type { TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEnvironment, type RunningEnvironment } from '../../test/life.ts'
import { hours } from '../../test/test-clock.ts'
import { quiet } from '../../test/walk/walk.ts'

const PATIENCE = { timeout: 40_000, interval: 200 }

let life: RunningEnvironment
beforeAll(async () => {
  life = await startEnvironment()
})
afterAll(async () => life?.close())

const stateOf = async (client: Awaited<ReturnType<RunningEnvironment['signedIn']>>, id: string) =>
  (await client.get<TransferWire>(`/api/transfers/${id}`)).body.state

/** The clock of our machine is a day ahead and is then corrected; the partners' clocks are correct. */
it(
  'a clock that jumps a day ahead and back: sessions and deadlines end, nothing is lost or repeated',
  {
    timeout: 150_000,
  },
  async () => {
    const before = await life.signedIn('persona')
    const [paid, unpaid] = [await life.order(before), await life.order(before)]
    await life.pay(before, paid.id)

    life.clock.advanceReal(hours(26))
    expect((await before.get('/api/session')).status).toBe(401)
    const during = await life.signedIn('persona')
    // Partners' messages appear a day old and are refused, so our side has to query the partners.
    await life.reaches(during, paid.id, 'delivered')
    await expect.poll(() => stateOf(during, unpaid.id), PATIENCE).toBe('expired')

    life.clock.advanceReal(-hours(26))
    expect((await during.get('/api/session')).status).toBe(200)
    expect(await stateOf(during, paid.id)).toBe('delivered')
    expect(await stateOf(during, unpaid.id)).toBe('expired')
    const after = await life.order(during)
    await life.pay(during, after.id)
    await life.reaches(during, after.id, 'delivered')
    expect(await quiet(life)).toEqual([])
  },
)
