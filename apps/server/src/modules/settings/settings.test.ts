/* long: one table over the registry changes every setting with two people */
import {
  settings,
  type Field,
  type Fields,
  type Setting,
  type SettingSummary,
  type SettingWire,
} from '@puente/contract/staff'
import { hasKey, keyInPath } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { asOwner } from '../../../test/owner.ts'
import { staffNamed } from '../../../test/samples/cast.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { findSetting } from '../../platform/data/settings.ts'
import { takeForce } from './settings.jobs.ts'
import { settingsThatDoNotFit } from './views.ts'

const DAY_MS = 24 * 3_600_000
const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
const staff = new Map<string, Client>()
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  for (const [role, name] of Object.entries(staffNamed)) staff.set(role, await world.signedIn(name))
})
afterAll(() => world?.close())

const as = (role: string): Client => {
  const client = staff.get(role)
  if (client === undefined) throw new Error(`${role} is not signed in`)
  return client
}
const pathOf = ({ kind }: Setting, key: string) => `/api/settings/${kind}/${keyInPath(key)}`
const later = (ms: number) => new Date(world.clock.now().getTime() + ms).toISOString()
const inForce = (setting: Setting, key: string) =>
  world.runtime.work(system, (work) => findSetting(work, setting, key))

type Data = Record<string, unknown>

/** The same data with one valid change, in the first field that allows one. */
function changed(fields: Fields, data: Data): Data | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const value = another(field, data[name])
    if (value !== undefined) return { ...data, [name]: value }
  }
  // Where every field is a choice of words, one more word is chosen.
  for (const [name, { spec }] of Object.entries(fields)) {
    const chosen = data[name]
    if (spec.control !== 'choices' || !Array.isArray(chosen)) continue
    const more = spec.of.find((word) => !chosen.includes(word))
    if (more !== undefined) return { ...data, [name]: [...(chosen as string[]), more] }
  }
  return undefined
}

function another({ spec }: Field, value: unknown): unknown {
  if (spec.control === 'count' && typeof value === 'number') return value < spec.max ? value + 1 : value - 1
  if (spec.control === 'share' && typeof value === 'number') return value < spec.max ? value + 1 : value - 1
  if (spec.control === 'text' && spec.pattern === undefined && typeof value === 'string') return `${value}.`
  if (spec.control === 'markdown' && typeof value === 'string') return `${value}\n\nUn párrafo más.`
  if (spec.control === 'money' && typeof value === 'string') return String(BigInt(value) + 1n)
  if (spec.control === 'list' && Array.isArray(value) && value.length > 1) return value.slice(1)
  if (spec.control === 'group') return changed(spec.fields, (value ?? {}) as Data)
  if (spec.control === 'rows' && Array.isArray(value) && value.length > 0) {
    const [first, ...rest] = value as Data[]
    const other = changed(spec.fields, first ?? {})
    return other === undefined ? undefined : [other, ...rest]
  }
  if (spec.control === 'rows') return [Object.fromEntries(Object.entries(spec.fields).map(newValue))]
  return undefined
}

/** A field of a new row with a valid value. */
function newValue([name, { spec }]: [string, Field]): [string, unknown] {
  if (spec.control === 'choice') return [name, spec.of[0]]
  return [name, spec.control === 'day' ? '2027-03-01' : 'Prueba']
}

/** The first role that proposes, and a different role that decides. */
function people({ proposes, decides }: Setting): { proposer: string; decider: string } {
  const [proposer = ''] = proposes
  return { proposer, decider: decides.find((role) => role !== proposer) ?? '' }
}

const keyOf: Readonly<Record<string, string>> = {
  corridor: 'us-usd',
  holidays: 'CL',
  'processing-activities': 'register',
  'rail-limits': 'us-ach',
}
/** Every setting, with one of the keys that it has in a new database. */
const places: readonly (readonly [string, Setting, string])[] = settings
  .filter(({ kind }) => kind !== 'payin-account')
  .map((setting: Setting) => {
    const known = ['default', 'rules', 'person', 'person/enhanced', 'identity', 'privacy-notice', 'rut-known']
    const key = keyOf[setting.kind] ?? known.find((one) => hasKey(setting, one)) ?? ''
    return [setting.kind, setting, key] as const
  })

describe.each(places)('%s', (kind, setting, key) => {
  const path = pathOf(setting, key)
  const { proposer, decider } = people(setting)

  test('two people change it; one person cannot; invalid data is refused at its field', async () => {
    const before = (await as(decider).get<SettingWire>(path)).body
    expect(before.current).toMatchObject({ state: 'in-force', fits: true })
    const data = changed(setting.fields, { ...before.current?.data })
    expect(data).toBeDefined()
    const body = { data, note: 'Prueba del registro' }
    const inForceFrom = later((setting.noticeDays + 1) * DAY_MS)
    const stranger = ['support', 'analyst', 'treasury'].find(
      (role) => !setting.proposes.some((one) => one === role),
    )
    expect((await as(stranger ?? '').post(`${path}/proposal`, { ...body, inForceFrom })).status).not.toBe(200)
    const wrong = await as(proposer).post<{ code: string; fields: { at: string }[] }>(`${path}/proposal`, {
      data: { ...data, surprise: true },
      note: 'Prueba',
      inForceFrom,
    })
    expect([wrong.status, wrong.body.fields.map(({ at }) => at)]).toEqual([422, ['data.surprise']])
    const same = await as(proposer).post(`${path}/proposal`, {
      ...body,
      data: before.current?.data,
      inForceFrom,
    })
    expect(same.body).toMatchObject({ code: 'nothing-changed' })

    const proposed = await as(proposer).post<SettingWire>(`${path}/proposal`, { ...body, inForceFrom })
    expect(proposed.body.proposal?.changes.length).toBeGreaterThan(0)
    expect(['same-person', 'not-allowed']).toContain(
      ((await as(proposer).decide<{ code: string }>(`${path}/decision`, 'confirm')).body as { code: string })
        .code,
    )
    const queue = await as(decider).get<{ items: { kind: string; action: string }[] }>(
      '/api/approvals?limit=100',
    )
    expect(queue.body.items).toContainEqual(
      expect.objectContaining({ kind: 'setting', action: `${kind}/${key}` }),
    )
    const done = await as(decider).decide<SettingWire>(`${path}/decision`, 'confirm')
    expect([done.status, done.body.scheduled.map((one) => one.data)]).toEqual([200, [data]])
    expect((await inForce(setting, key))?.version).toBe(before.current?.version)

    const version = done.body.scheduled[0]?.version ?? 0
    const difference = await as(decider).get<{ items: unknown[] }>(
      `${path}/difference?from=${before.current?.version}&to=${version}`,
    )
    expect(difference.body.items).toEqual(proposed.body.proposal?.changes)
    const withdrawn = await as(decider).post<SettingWire>(`${path}/versions/${version}/withdrawal`, {
      note: 'Aún no',
    })
    expect([withdrawn.status, withdrawn.body.scheduled]).toEqual([200, []])
    expect(
      await as(decider).post(`${path}/versions/${version}/withdrawal`, { note: 'Aún no' }),
    ).toMatchObject({
      body: { code: 'version-in-force' },
    })
  })
})

const CLOCK = '/api/settings/choice-terms/default'
const choice = settings.find(({ kind }) => kind === 'choice-terms') as Setting

test('a version for later: takes force at its instant, and its effects run once', async () => {
  const body = {
    data: { answerBankingDays: 2, lateBankingDays: 5 },
    note: 'Desde mañana',
    inForceFrom: later(DAY_MS),
  }
  await as('treasury').post(`${CLOCK}/proposal`, body)
  await as('officer').decide(`${CLOCK}/decision`, 'confirm')
  expect((await inForce(choice, 'default'))?.data).toMatchObject({ answerBankingDays: 1 })
  const effects: unknown[] = []
  const round = takeForce([
    { kind: 'choice-terms', takesForce: async (_work, data) => void effects.push(data) },
  ])
  await round(world.runtime)
  expect(effects).toEqual([])
  world.clock.advance(2 * DAY_MS)
  expect((await inForce(choice, 'default'))?.data).toMatchObject({ answerBankingDays: 2 })
  await round(world.runtime)
  await round(world.runtime)
  expect(effects).toEqual([body.data])
})

test('a notice of 30 days: an earlier instant is refused at its field', async () => {
  const path = '/api/settings/terms/privacy-notice'
  const { current } = (await as('officer').get<SettingWire>(path)).body
  const data = { ...current?.data, text: 'Otro aviso.' }
  for (const inForceFrom of [undefined, later(29 * DAY_MS)]) {
    const refused = await as('officer').post(`${path}/proposal`, { data, note: 'Nuevo aviso', inForceFrom })
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: [{ at: 'inForceFrom', fault: 'too-early' }] },
    })
  }
})

test('before the operator first opens sales: no notice is required', async () => {
  const path = '/api/settings/terms/privacy-notice'
  await asOwner(world, 'delete from platform.first_opening')
  const { current, noticeDays } = (await as('officer').get<SettingWire>(path)).body
  expect(noticeDays).toBe(0)
  const data = { ...current?.data, text: 'El aviso de la operadora.' }
  const proposed = await as('officer').post(`${path}/proposal`, { data, note: 'Primer aviso' })
  await asOwner(world, 'insert into platform.first_opening (opened_at) values (now())')
  expect(proposed.status).toBe(200)
  // It was proposed without notice and is confirmed after the opening.
  expect(await as('admin').decide(`${path}/decision`, 'confirm')).toMatchObject({
    status: 422,
    body: { fields: [{ at: 'inForceFrom', fault: 'too-early' }] },
  })
  expect((await as('admin').decide(`${path}/decision`, 'send-back')).status).toBe(200)
})

test('settings that contradict each other: refused when proposed, and nothing is stored', async () => {
  const path = '/api/settings/limits/person.basic'
  const { current } = (await as('officer').get<SettingWire>(path)).body
  const data = { ...current?.data, maximumSendMinor: '1000000' }
  const refused = await as('officer').post(`${path}/proposal`, { data, note: 'Más por envío' })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'settings-contradict', facts: { rule: 'transfer-above-day' } },
  })
  expect((await as('officer').get<SettingWire>(path)).body.current?.version).toBe(current?.version)
})

test('a draft: stored for its author, deleted once it is proposed', async () => {
  const draft = { data: { answerBankingDays: 'x' }, note: 'a medias', basedOn: 1 }
  expect((await as('treasury').put(`${CLOCK}/draft`, draft)).status).toBe(204)
  expect((await as('treasury').get<SettingWire>(CLOCK)).body.draft).toMatchObject(draft)
  expect((await as('officer').get<SettingWire>(CLOCK)).body.draft).toBeUndefined()
  const body = { data: { answerBankingDays: 3, lateBankingDays: 6 }, note: 'Listo' }
  const proposed = await as('treasury').post<SettingWire>(`${CLOCK}/proposal`, body)
  expect(proposed.body.draft).toBeUndefined()
  const proposalId = proposed.body.proposal?.id
  expect((await as('officer').post(`/api/approvals/${proposalId}/withdrawal`)).body).toMatchObject({
    code: 'not-the-proposer',
  })
  expect((await as('treasury').post(`/api/approvals/${proposalId}/withdrawal`)).status).toBe(200)
  expect((await as('treasury').get<SettingWire>(CLOCK)).body.proposal).toBeUndefined()
})

test('a proposal for a key without a version: listed until it is decided', async () => {
  const listed = async () => {
    const { items } = (await as('officer').get<{ items: SettingSummary[] }>('/api/settings')).body
    return items.filter(({ kind, key }) => kind === 'holidays' && key === 'UY')
  }
  const { data } = (await as('officer').get<SettingWire>('/api/settings/holidays/CL')).body.current ?? {}
  const body = { data, note: 'Pagos a Uruguay' }
  expect(await listed()).toEqual([])
  expect((await as('treasury').post('/api/settings/holidays/UY/proposal', body)).status).toBe(200)
  expect(await listed()).toEqual([
    { kind: 'holidays', key: 'UY', isInitial: false, fits: true, proposed: true },
  ])
  expect((await as('admin').decide('/api/settings/holidays/UY/decision', 'send-back')).status).toBe(200)
  expect(await listed()).toEqual([])
})

test('a version with invalid data: the previous one stays in force, and it is reported', async () => {
  const before = await inForce(choice, 'default')
  await asOwner(
    world,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     values ('choice-terms', 'default', 99, $1, '{"answerBankingDays": "many"}', 'test', 'test')`,
    [world.clock.now()],
  )
  expect(await inForce(choice, 'default')).toEqual(before)
  expect(await world.runtime.work(system, settingsThatDoNotFit)).toMatchObject([
    { kind: 'choice-terms', key: 'default', version: 99, at: 'answerBankingDays', fault: 'type' },
  ])
  const { items } = (await as('officer').get<{ items: SettingSummary[] }>('/api/settings')).body
  expect(items.filter(({ fits }) => !fits).map(({ kind }) => kind)).toEqual(['choice-terms'])
  await asOwner(world, `delete from platform.versioned where version = 99`)
})

interface File {
  readonly format: string
  readonly settings: { readonly kind: string; readonly key: string; data: Data }[]
}

test('a file of all settings: taken as a whole after two people confirmed it, or not at all', async () => {
  const file = (await as('officer').get<File>('/api/settings-file')).body
  const post = (settingsOfFile: File['settings']) =>
    as('officer').post<{ code: string; facts: object; proposal?: { settings: unknown[] } }>(
      '/api/settings-import/proposal',
      { file: { ...file, settings: settingsOfFile }, note: 'Desde la otra instalación' },
    )
  expect((await post(file.settings)).body.code).toBe('nothing-changed')
  const change = (kind: string, data: Data) =>
    file.settings.map((one) => (one.kind === kind ? { ...one, data: { ...one.data, ...data } } : one))
  expect((await post(change('work-clock', { proposalDays: 0 }))).body).toMatchObject({
    code: 'settings-file-wrong',
    facts: { kind: 'work-clock', at: 'proposalDays' },
  })
  expect((await post(change('terms', { text: 'Otras condiciones.' }))).body).toMatchObject({
    code: 'settings-file-wrong',
    facts: { kind: 'terms', at: 'inForceFrom', fault: 'too-early' },
  })
  expect((await post(change('work-clock', { proposalDays: 4 }))).body.proposal?.settings).toHaveLength(1)
  expect((await as('officer').decide('/api/settings-import/decision', 'confirm')).body).toMatchObject({
    code: 'same-person',
  })
  expect((await as('admin').decide('/api/settings-import/decision', 'confirm')).status).toBe(200)
  const clock = settings.find(({ kind }) => kind === 'work-clock') as Setting
  expect((await inForce(clock, 'default'))?.data).toEqual({ proposalDays: 4 })
})
