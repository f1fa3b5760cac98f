import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvStatement, sendStatement } from '../../../test/bank-statements.ts'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { forgetLines } from './forget-lines.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world?.close())

test('names in old settled lines: erased; open lines, recent lines and all amounts stay', async () => {
  const treasury = await world.signedIn('tesoreria')
  const day = addDays(inSantiago(world.clock.now()).day, -1)
  const states = ['matched old', 'matched young', 'refused old', 'refused young', 'open old']
  const lines = states.map((words, nth) => ({
    day,
    pesos: 1000 + nth,
    id: words,
    words,
    rut: '12345678-5',
    name: 'Otra Persona',
  }))
  expect(
    (await sendStatement(treasury, csvStatement({ reference: '1', from: day, opening: 0, lines }))).status,
  ).toBe(200)
  const age = (nth: number, state: string, days: number) =>
    asOwner(
      world,
      `update reconciliation.item set state = $2, day = day - $3::int, match_id = case when $2 = 'matched' then id end
       where side = 'bank' and amount_minor = $1`,
      [1000 + nth, state, days],
    )
  await age(0, 'matched', 1900)
  await age(1, 'matched', 1800)
  await age(2, 'refused', 400)
  await age(3, 'refused', 300)
  await age(4, 'open', 3000)
  expect([await forgetLines(world.runtime), await forgetLines(world.runtime)]).toEqual([2, 0])
  const kept = await asOwner<{ minor: bigint; received: boolean; known: boolean }>(
    world,
    `select amount_minor as minor, detail is not null as received, rut_index is not null as known
     from reconciliation.item where side = 'bank' order by amount_minor`,
  )
  expect(kept.map(({ minor, received, known }) => [minor, received, known])).toEqual([
    [1000n, false, false],
    [1001n, true, true],
    [1002n, false, false],
    [1003n, true, true],
    [1004n, true, true],
  ])
})
