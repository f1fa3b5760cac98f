import { expect, test } from 'vitest'
import { proveLives } from '../../../test/lives/prove-lives.ts'

test('random transfer lifecycles over a long time: transfers and money match the model', async () => {
  const told = await proveLives({
    runs: 100_000,
    commands: 60,
    withinMs: Number(process.env['PUENTE_LIVES_MS'] ?? 600_000),
  })
  console.log(`lives: ${JSON.stringify(told)}`)
  expect(Object.keys(told).length).toBeGreaterThan(10)
}, 900_000)
