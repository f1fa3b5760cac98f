import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { LocalitiesWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { localityOf } from './index.ts'

const fixture = path.resolve(import.meta.dirname, '../../../../../database/localities/comunas.csv')
const system = { kind: 'system', name: 'test' } as const

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false, people: false })
})
afterAll(() => world.close())

const at = (code: string) =>
  world.runtime.work(system, (work) => localityOf(work, code).then((locality) => ({ locality })))

test('the migration: seeds exactly the State’s list in the repository', async () => {
  const [, ...lines] = (await readFile(fixture, 'utf8')).trim().split(/\r?\n/)
  const listed = lines.map((line) => {
    const [region, regionName, , , , code, name] = line.split(',')
    return `${region} ${regionName} ${code} ${name}`
  })
  const kept = await asOwner<{ said: string }>(
    world,
    `select concat_ws(' ', r.code, r.name, c.code, c.name) as said
     from localities.comuna c join localities.region r on r.code = c.region_code`,
  )
  expect(kept.map(({ said }) => said).toSorted()).toEqual(listed.toSorted())
})

test('an unauthenticated user: reads 16 regions and 346 comunas, from north to south, cacheable', async () => {
  const { body, headers, status } = await world.customer().get<LocalitiesWire>('/api/localities')
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  expect(body.regions.map(({ code }) => code)).toHaveLength(16)
  expect(body.regions.flatMap(({ comunas }) => comunas)).toHaveLength(346)
  expect([body.regions[0]?.name, body.regions.at(-1)?.name]).toEqual([
    'Arica y Parinacota',
    'Magallanes y de la Antártica Chilena',
  ])
  const santiago = body.regions.find(({ code }) => code === '13')
  expect(santiago?.comunas).toHaveLength(52)
  expect(santiago?.comunas[0]?.name).toBe('Alhué')
  expect(santiago?.comunas).toContainEqual({ code: '13120', name: 'Ñuñoa' })
  expect(body.countries).toContainEqual({ code: 'VE', name: 'Venezuela' })
  expect(body.countries.length).toBeGreaterThan(240)
})

test('a comuna: has its region until a change by law takes effect', async () => {
  expect((await at('16101')).locality).toEqual({
    comuna: { code: '16101', name: 'Chillán' },
    region: { code: '16', name: 'Ñuble' },
  })
  expect((await at('99999')).locality).toBeUndefined()
  const tomorrow = new Date(world.clock.now().getTime() + 36 * 3_600_000).toISOString().slice(0, 10)
  await asOwner(world, `update localities.comuna set valid_to = $1 where code = '16101'`, [tomorrow])
  await asOwner(
    world,
    `insert into localities.comuna (code, region_code, name, valid_from) values ('16101', '08', 'Chillán Nuevo', $1)`,
    [tomorrow],
  )
  expect((await at('16101')).locality?.region.name).toBe('Ñuble')
  world.clock.advance(3 * 24 * 3_600_000)
  expect((await at('16101')).locality).toMatchObject({
    comuna: { name: 'Chillán Nuevo' },
    region: { code: '08' },
  })
})
