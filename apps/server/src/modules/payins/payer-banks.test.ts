import type { PayerBankWire } from '@puente/contract/customer'
import { settingKind } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { addDays, inSantiago } from '../corridors/index.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world?.close())

const banks = async () =>
  (await world.customer().get<{ items: PayerBankWire[] }>('/api/payer-banks')).body.items

test('before staff change them: names of banks, without limits', () => {
  const known = settingKind.payerBanks.initial('default')?.banks ?? []
  expect(known).toContainEqual({ name: 'BancoEstado' })
  expect(known.flatMap((bank) => Object.keys(bank)).every((field) => field === 'name')).toBe(true)
})

test('a limit: given while its date is recent, otherwise only the name', async () => {
  const source = 'https://example.test/limites'
  const day = (ago: number) => addDays(inSantiago(world.clock.now()).day, -ago)
  const limit = { firstMinor: '100000', firstHours: 24, source }
  await asOwner(
    world,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     values ('payer-banks', 'default', 2, '2026-01-01 00:00Z', $1, 'staff:one', 'staff:two')`,
    [
      JSON.stringify({
        validDays: 90,
        banks: [
          { name: 'Reciente', ...limit, asOf: day(90) },
          { name: 'Antiguo', ...limit, asOf: day(91) },
        ],
      }),
    ],
  )
  expect(await banks()).toEqual([
    {
      name: 'Reciente',
      firstTransfers: { most: { amount: '100000', currency: 'CLP' }, hours: 24, source, asOf: day(90) },
    },
    { name: 'Antiguo' },
  ])
})
