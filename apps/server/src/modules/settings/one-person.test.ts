import { keyInPath, settings, type Setting, type SettingWire } from '@puente/contract/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
/** One person in two sessions, as in two browsers. */
let sessions: readonly [Client, Client]
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  sessions = [await world.signedIn('oficial'), await world.signedIn('oficial')]
})
afterAll(() => world?.close())

interface Place {
  readonly setting: Setting
  readonly key: string
}

/** Every setting that has a version in a new database, with one of its keys. */
async function places(): Promise<Place[]> {
  const rows = await asOwner<{ noun: string; key: string }>(
    world,
    'select noun, min(key) as key from platform.versioned group by noun order by noun',
  )
  return rows.flatMap(({ noun, key }) => {
    const setting: Setting | undefined = settings.find(({ kind }) => kind === noun)
    return setting === undefined ? [] : [{ setting, key }]
  })
}

const versions = () =>
  asOwner(world, `select noun, key, version, approved_by from platform.versioned order by noun, key, version`)
/** Gives the same person another role, as two other people could. */
const becomes = (role: string) =>
  asOwner(world, `update access.staff set role = $1 where id = $2`, [role, staffId])
let staffId = ''

const actions = [
  'propose',
  'confirm',
  'send-back',
  'withdraw',
  'draft',
  'change-role',
  'import',
  'confirm-import',
] as const
const step = fc.record({
  action: fc.constantFrom(...actions),
  session: fc.constantFrom(0, 1),
  place: fc.nat(),
  role: fc.constantFrom('officer', 'treasury', 'admin', 'analyst'),
  bump: fc.integer({ min: 1, max: 3 }),
})

/** The same data with the first number changed. */
function bumped(data: Readonly<Record<string, unknown>>, by: number): Record<string, unknown> {
  const [name] = Object.entries(data).find(([, value]) => typeof value === 'number') ?? []
  return name === undefined ? { ...data } : { ...data, [name]: Number(data[name]) + by }
}

test('one person, any actions in two sessions and any role: no version is written', async () => {
  const all = await places()
  const [row] = await asOwner<{ id: string }>(world, `select id from access.staff where role = 'officer'`)
  staffId = row?.id ?? ''
  const before = await versions()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      for (const { action, session, place, role, bump } of steps) {
        const client = sessions[session]
        const { setting, key } = all[place % all.length] ?? {}
        if (client === undefined || setting === undefined || key === undefined) continue
        const path = `/api/settings/${setting.kind}/${keyInPath(key)}`
        const read = async () => (await client.get<SettingWire>(path)).body
        if (action === 'change-role') await becomes(role)
        if (action === 'propose' || action === 'draft' || action === 'import') {
          const data = bumped({ ...(await read()).current?.data }, bump)
          const file = { format: 'puente-settings-1', settings: [{ kind: setting.kind, key, data }] }
          if (action === 'draft') await client.put(`${path}/draft`, { data, note: '', basedOn: 1 })
          if (action === 'propose') await client.post(`${path}/proposal`, { data, note: 'Uno solo' })
          if (action === 'import')
            await client.post('/api/settings-import/proposal', { file, note: 'Uno solo' })
        }
        if (action === 'confirm' || action === 'send-back') await client.decide(`${path}/decision`, action)
        if (action === 'confirm-import') await client.decide('/api/settings-import/decision', 'confirm')
        if (action === 'withdraw')
          await client.post(`/api/approvals/${(await read()).proposal?.id}/withdrawal`)
      }
      expect(await versions()).toEqual(before)
    }),
    { numRuns: 12 },
  )
  const proposals = await asOwner<{ decision: string | null }>(
    world,
    'select decision from approvals.approval',
  )
  expect(proposals.length).toBeGreaterThan(5)
  expect(new Set(proposals.map(({ decision }) => decision))).toEqual(new Set([null, 'withdrawn']))
})
