import { afterAll, describe, expect, test } from 'vitest'
import { codeMutations } from './mutate/ledger-code.ts'
import { sqlMutations } from './mutate/ledger-sql.ts'
import { openWorkshop } from './mutate/workshop.ts'

const RUN_MS = 300_000
const workshop = openWorkshop()
afterAll(() => workshop.end())

test('without an injected fault: the suite of the ledger passes', { timeout: RUN_MS }, async () => {
  expect(await workshop.isGreen()).toBe(true)
})

describe('a fault injected into the ledger: its suite fails', () => {
  test.each([...codeMutations, ...sqlMutations])('$name', { timeout: RUN_MS }, async (mutation) => {
    expect(await workshop.isCaught(mutation)).toBe(true)
  })
})
