import { expect, test } from 'vitest'
import { proveLifecycles } from '../../../test/lives/prove-lives.ts'

test('random actions of customers and faults of partners: transfers and money match the model', async () => {
  const received = await proveLifecycles({ runs: 100, commands: 40, withinMs: 15_000 })
  console.log(`lives: ${JSON.stringify(received)}`)
  expect(Object.keys(received).length).toBeGreaterThan(5)
}, 300_000)
