import {
  keyInPath,
  type SettingSummary,
  type SettingsImportWire,
  type SettingWire,
  type WaitingApproval,
} from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { writeVersion } from '../../platform/data/versioned.ts'

const HOUR_MS = 3_600_000
let world: TestEnvironment
let treasury: Client
let officer: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  treasury = await world.signedIn('tesoreria')
  officer = await world.signedIn('oficial')
})
afterAll(() => world?.close())

const pathOf = (kind: string, key: string) => `/api/settings/${kind}/${keyInPath(key)}`
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString()
const read = async (path: string, by = treasury) => (await by.get<SettingWire>(path)).body
const propose = (path: string, data: object, inForceFrom?: string) =>
  treasury.post<SettingWire & { code: string; fields: object[] }>(`${path}/proposal`, {
    data,
    note: 'Campaña',
    ...(inForceFrom === undefined ? {} : { inForceFrom }),
  })
const confirm = async (path: string) =>
  expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
const withdraw = async (path: string) => {
  const { proposal } = await read(path)
  expect((await treasury.post(`/api/approvals/${proposal?.id}/withdrawal`)).status).toBe(200)
}

const FEE = pathOf('fee', 'default')

test('today’s data after a scheduled version: accepted; at once or before that version: nothing changed', async () => {
  const today = (await read(FEE)).current?.data ?? {}
  const campaign = { ...today, bps: 65 }
  const [begins, ends] = [inHours(10), inHours(18)]
  await propose(FEE, campaign, begins)
  await confirm(FEE)
  expect((await propose(FEE, today)).body.code).toBe('nothing-changed')
  expect((await propose(FEE, today, inHours(9))).body.code).toBe('nothing-changed')
  expect((await propose(FEE, campaign, ends)).body.code).toBe('nothing-changed')
  const proposed = await propose(FEE, today, ends)
  const changes = [{ at: 'bps', before: 65, after: today['bps'] }]
  expect(proposed.body.proposal?.changes).toEqual(changes)
  const { items } = (await officer.get<{ items: WaitingApproval[] }>('/api/approvals')).body
  expect(items.find(({ action }) => action === 'fee/default')?.setting).toEqual({
    inForceFrom: ends,
    changes,
    changeCount: 1,
  })
  await confirm(FEE)
  expect((await read(FEE)).scheduled.map(({ data }) => data['bps'])).toEqual([65, today['bps']])
})

test('the version of the product: marked as initial, those of staff not', async () => {
  const { current, scheduled } = await read(FEE)
  expect([current, ...scheduled].map((one) => one?.isInitial)).toEqual([true, false, false])
  const { items } = (await officer.get<{ items: SettingSummary[] }>('/api/settings')).body
  expect(items.find(({ kind, key }) => kind === 'fee' && key === 'default')?.isInitial).toBe(true)
})

test('the instant of a scheduled version: refused when proposed, and when confirmed', async () => {
  const { current, scheduled } = await read(FEE)
  const [first] = scheduled
  const taken = { status: 422, body: { fields: [{ at: 'inForceFrom', fault: 'instant-taken' }] } }
  const data = { ...current?.data, bps: 60 }
  expect(await propose(FEE, data, first?.inForceFrom)).toMatchObject(taken)

  const path = pathOf('spread', 'default')
  const from = inHours(5)
  const spread = (await read(path)).current?.data ?? {}
  await propose(path, { ...spread, bps: 41 }, from)
  // Another version from the same instant is there before this one is confirmed.
  await world.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    writeVersion(work, 'spread', 'default', {
      data: { ...spread, bps: 42 },
      writtenBy: 'test',
      approvedBy: 'test',
      from: new Date(from),
    }),
  )
  expect(await officer.decide(`${path}/decision`, 'confirm')).toMatchObject(taken)
  expect((await read(path)).scheduled.map(({ data: its }) => its['bps'])).toEqual([42])
  await withdraw(path)
})

test('the first version of a key, scheduled and confirmed: in the list, without a version in force', async () => {
  const path = pathOf('fee', 'us-usd')
  const from = inHours(6)
  const data = { ...(await read(FEE)).current?.data, bps: 55 }
  const listed = async () => {
    const { items } = (await officer.get<{ items: SettingSummary[] }>('/api/settings')).body
    return items.filter(({ kind, key }) => kind === 'fee' && key === 'us-usd')
  }
  await propose(path, data, from)
  expect(await listed()).toEqual([
    { kind: 'fee', key: 'us-usd', isInitial: false, fits: true, proposed: true },
  ])
  await confirm(path)
  expect(await listed()).toEqual([
    { kind: 'fee', key: 'us-usd', isInitial: false, fits: true, nextFrom: from, proposed: false },
  ])
})

test('a key without a version: compared with the version of the key that it falls back to, at its instant', async () => {
  const path = pathOf('fee', 'eu-eur/company')
  const { current, scheduled } = await read(FEE)
  const today = current?.data ?? {}
  const { general } = await read(path)
  expect(general.map(({ key, version }) => [key, version])).toEqual(
    [current, ...scheduled].map((one) => ['default', one?.version]),
  )
  const data = { ...today, bps: 61 }
  const immediate = await propose(path, data)
  expect(immediate.body.proposal?.changes).toEqual([{ at: 'bps', before: today['bps'], after: 61 }])
  await withdraw(path)
  const later = await propose(path, data, inHours(12))
  expect(later.body.proposal?.changes).toEqual([{ at: 'bps', before: 65, after: 61 }])
  await withdraw(path)
  await officer.post('/api/settings-import/proposal', {
    file: { format: 'puente-settings-1', settings: [{ kind: 'fee', key: 'eu-eur/company', data }] },
    note: 'Desde la otra instalación',
  })
  const file = (await officer.get<SettingsImportWire>('/api/settings-import')).body.proposal
  expect(file?.settings.map(({ changes }) => changes)).toEqual([immediate.body.proposal?.changes])
  expect((await officer.post(`/api/approvals/${file?.id}/withdrawal`)).status).toBe(200)
  // Its own version with the same data is a change: later versions of the general key no longer apply to it.
  expect((await propose(path, today)).body.proposal?.changes).toEqual([])
  await withdraw(path)
})

test('a proposal withdrawn or sent back: its author’s draft again, unless there is a newer one', async () => {
  const path = pathOf('quote-rules', 'default')
  const { current } = await read(path)
  const data = { ...current?.data, quoteMinutes: 33 }
  const from = inHours(30)
  await propose(path, data, from)
  expect((await read(path)).draft).toBeUndefined()
  await withdraw(path)
  const kept = { data, note: 'Campaña', inForceFrom: from, basedOn: current?.version }
  expect((await read(path)).draft).toMatchObject(kept)
  expect((await read(path, officer)).draft).toBeUndefined()

  await propose(path, data)
  expect((await officer.decide(`${path}/decision`, 'send-back')).status).toBe(200)
  const { inForceFrom: _, ...withoutInstant } = kept
  expect((await read(path)).draft).toEqual({ ...withoutInstant, updatedAt: expect.any(String) as string })

  await propose(path, data)
  const newer = { data: { quoteMinutes: 'x' }, note: '', basedOn: 1 }
  await treasury.put(`${path}/draft`, newer)
  await withdraw(path)
  expect((await read(path)).draft).toMatchObject(newer)
})

test('a draft with an incomplete instant: kept as typed', async () => {
  const path = pathOf('quote-rules', 'default')
  const from = { isLater: true, day: '31/02/2027', time: '9' }
  await treasury.put(`${path}/draft`, { data: {}, note: '', from, basedOn: 1 })
  expect((await read(path)).draft).toMatchObject({ from })
  await treasury.put(`${path}/draft`, { data: {}, note: '', inForceFrom: inHours(1), basedOn: 1 })
  expect((await read(path)).draft?.from).toBeUndefined()
})

test('a scheduled version withdrawn: the audit trail names the version', async () => {
  const { scheduled } = await read(FEE)
  const version = scheduled.at(-1)?.version ?? 0
  expect((await officer.post(`${FEE}/versions/${version}/withdrawal`, { note: 'Aún no' })).status).toBe(200)
  const { items } = (await officer.get<{ items: { action: string }[] }>('/api/audit-entries?limit=5')).body
  expect(items.map(({ action }) => action)).toContain('withdraw-setting-version')
})

test('a fixed fee above a million pesos: refused at its field', async () => {
  const { current } = await read(FEE)
  const refused = await propose(FEE, { ...current?.data, fixedMinor: '1000001' })
  expect(refused.body.fields).toEqual([{ at: 'data.fixedMinor', fault: 'too-big' }])
})
