import type { ListLayout, ListViewWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'

interface Kept {
  readonly layout?: ListLayout
  readonly views: readonly ListViewWire[]
}

let life: RunningEnvironment
let tesoreria: Client
let soporte: Client

beforeAll(async () => {
  life = await startEnvironment()
  tesoreria = await life.signedIn('tesoreria')
  soporte = await life.signedIn('soporte')
})
afterAll(async () => life?.close())

const PATH = '/api/list-views/transfers'
const layout = { columns: [{ key: 'reference', width: 120 }, { key: 'send' }], dense: true }
const view = { name: 'Entregados', shared: false, filters: { state: 'delivered', from: '2026-11-01' } }
const kept = async (client: Client, path = PATH) => (await client.get<Kept>(path)).body
const names = async (client: Client) => (await kept(client)).views.map(({ name, mine }) => `${name} ${mine}`)

it('a layout: kept for its person and list only, until it is deleted', async () => {
  expect((await tesoreria.put(`${PATH}/layout`, layout)).status).toBe(204)
  expect((await kept(tesoreria)).layout).toEqual(layout)
  expect((await kept(soporte)).layout).toBeUndefined()
  expect((await kept(tesoreria, '/api/list-views/payins')).layout).toBeUndefined()
  expect((await tesoreria.delete(`${PATH}/layout`)).status).toBe(204)
  expect((await kept(tesoreria)).layout).toBeUndefined()
})

it('a view: its owner’s until it is shared; then colleagues use it and cannot delete it', async () => {
  const { status, body } = await tesoreria.post<ListViewWire>(PATH, view)
  expect([status, body.mine, body.owner, body.filters]).toEqual([
    200,
    true,
    'Tesorería Demo',
    { state: 'delivered', from: '2026-11-01' },
  ])
  expect(await names(soporte)).toEqual([])
  await tesoreria.post(PATH, { ...view, shared: true, layout })
  expect(await names(tesoreria)).toEqual(['Entregados true'])
  expect(await names(soporte)).toEqual(['Entregados false'])
  expect((await kept(soporte)).views[0]).toMatchObject({ layout, owner: 'Tesorería Demo' })
  expect((await soporte.delete(`${PATH}/${body.id}`)).status).toBe(404)
  expect((await tesoreria.delete(`${PATH}/${body.id}`)).status).toBe(204)
  expect(await names(soporte)).toEqual([])
})

it.each([
  ['a name with a space', { customer: 'Rosa Ejemplo' }],
  ['a RUT', { search: '11.111.111-1' }],
  ['a mail address', { search: 'rosa@demo.test' }],
  ['twenty-one filters', Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`a${at}`, '1']))],
])('filters with %s: refused, nothing stored', async (_what, filters) => {
  expect((await tesoreria.post(PATH, { ...view, filters })).status).toBe(422)
  expect(await names(tesoreria)).toEqual([])
})

it('more than thirty views of one person and list: refused at the name; the same name replaces', async () => {
  for (let at = 0; at < 30; at += 1)
    expect((await soporte.post(PATH, { ...view, name: `Vista ${at}` })).status).toBe(200)
  const { status, body } = await soporte.post<{ fields: object[] }>(PATH, { ...view, name: 'Otra' })
  expect([status, body.fields]).toEqual([422, [{ at: 'name', fault: 'too-much' }]])
  expect((await soporte.post(PATH, { ...view, name: 'Vista 3', filters: {} })).status).toBe(200)
  const stored = await asOwner<{ count: number }>(
    life,
    `select count(*)::int as count from list_views.view where name like 'Vista %'`,
  )
  expect(stored).toEqual([{ count: 30 }])
})
