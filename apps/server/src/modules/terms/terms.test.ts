import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { termsKinds } from '@puente/contract'
import type { TermsWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { userIdOf } from '../access/index.ts'
import { acceptedVersions } from './index.ts'

const folder = path.resolve(import.meta.dirname, '../../../../../database/texts')
const system = { kind: 'system', name: 'test' } as const

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false, env: { BRAND_NAME: 'Otra Marca' } })
})
afterAll(() => world.close())

const read = (kind: string) => world.customer().get<TermsWire>(`/api/terms/${kind}`)

test.each(termsKinds)('%s: the migration inserts the text of the project', async (kind) => {
  const [row] = await asOwner<{ text: string }>(
    world,
    `select data ->> 'text' as text from platform.versioned where noun = 'terms' and key = $1 and version = 1`,
    [kind],
  )
  expect(row?.text).toBe(await readFile(path.join(folder, `${kind}.md`), 'utf8'))
})

test.each(termsKinds)('%s: everyone can read it, with the operator’s names and its hash', async (kind) => {
  const { status, body } = await read(kind)
  expect(status).toBe(200)
  expect(body).toMatchObject({ kind, version: 1 })
  expect(body.hash).toBe(createHash('sha256').update(body.text).digest('hex'))
  expect(body.text).toContain('Otra Marca')
  expect(body.text).toContain('Puente Operadora Demo SpA, RUT 76.543.210-3')
  expect(body.text).not.toMatch(/[{}<>]/)
  expect(body.text).not.toMatch(/inv[áa]lid|por favor|lo sentimos|usted/i)
  expect(body.next).toBeUndefined()
})

test('an unknown text: not found', async () => {
  expect((await read('other')).status).toBe(404)
})

test('a later version: announced, refused before its day, in force on its day', async () => {
  const from = new Date(world.clock.now().getTime() + hours(30 * 24))
  const write = (version: number, approvedBy: string | null, text: string) =>
    asOwner(
      world,
      `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
       values ('terms', 'privacy-notice', $1, $2, $3, 'staff:one', $4)`,
      [version, from, { text }, approvedBy],
    )
  await write(2, null, 'Borrador')
  expect((await read('privacy-notice')).body.next).toBeUndefined()
  await write(3, 'staff:two', '# Versión nueva de {{brand}}')
  expect((await read('privacy-notice')).body).toMatchObject({
    version: 1,
    next: { version: 3, inForceFrom: from.toISOString(), text: '# Versión nueva de Otra Marca' },
  })
  world.clock.set(new Date(from.getTime() + 1000))
  const { body } = await read('privacy-notice')
  expect([body.version, body.next]).toEqual([3, undefined])
})

test('demo users: they have accepted the versions in force when they were seeded', async () => {
  const accepted = await world.runtime.work(system, async (work) =>
    acceptedVersions(work, (await userIdOf(work, 'persona@demo.puente.test')) ?? ''),
  )
  const { body } = await read('terms-of-use')
  expect(accepted.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
    'privacy-notice 1',
    'terms-of-use 1',
  ])
  expect(accepted[1]?.hash).toBe(body.hash)
})
