import { expect, test } from 'vitest'
import { proveLifecycles } from '../../../test/lives/prove-lives.ts'

test('random transfer lifecycles over a long time: transfers and money match the model', async () => {
  const received = await proveLifecycles({
    runs: 100_000,
    commands: 60,
    withinMs: Number(process.env['PUENTE_LIVES_MS'] ?? 600_000),
  })
  console.log(`lives: ${JSON.stringify(received)}`)
  expect(Object.keys(received).length).toBeGreaterThan(10)
}, 900_000)
