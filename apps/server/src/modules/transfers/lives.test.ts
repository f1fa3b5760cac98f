import { expect, test } from 'vitest'
import { proveLives } from '../../../test/lives/prove-lives.ts'

test('random actions of customers and faults of partners: transfers and money match the model', async () => {
  const told = await proveLives({ runs: 100, commands: 40, withinMs: 15_000 })
  console.log(`lives: ${JSON.stringify(told)}`)
  expect(Object.keys(told).length).toBeGreaterThan(5)
}, 90_000)
