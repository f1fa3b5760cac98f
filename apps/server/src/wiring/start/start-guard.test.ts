import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createPool } from '@puente/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { createStaff, hashPassword } from '../../modules/access/index.ts'
import { refuseForeignDatabase, refuseWideRights } from './start-guard.ts'

const SEED = fileURLToPath(new URL('../../seed.ts', import.meta.url))

let demo: TestEnvironment
let empty: TestEnvironment
let real: TestEnvironment
beforeAll(async () => {
  demo = await createEnvironment({ sandbox: false })
  empty = await createEnvironment({ sandbox: false, people: false })
  real = await createEnvironment({ sandbox: false, people: false })
  const password = await hashPassword('caballo-grapa-pila')
  await real.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    createStaff(work, { email: 'real@operador.test', name: 'Real', role: 'admin', password }),
  )
})
afterAll(async () => Promise.all([demo?.close(), empty?.close(), real?.close()]))

describe('production', () => {
  it('over the demo world: does not start', async () => {
    await expect(refuseForeignDatabase({ environment: 'production' }, demo.runtime)).rejects.toThrow(
      'demo world',
    )
  })

  it('a database without the demo world: starts', async () => {
    await refuseForeignDatabase({ environment: 'production' }, empty.runtime)
    await refuseForeignDatabase({ environment: 'production' }, real.runtime)
  })
})

describe('the user of the database', () => {
  it('the product’s own: starts', () => refuseWideRights(empty.runtime))

  it('the owner: refused, with what the user may do', async () => {
    const pool = createPool({ url: empty.databaseUrl, max: 1 })
    await expect(refuseWideRights({ pool })).rejects.toThrow(/owns tables and may create tables/)
    await pool.end()
  })

  it('with a right that no migration granted, directly or as everybody: refused, with the right', async () => {
    const owner = (statement: string) => asOwner(empty, statement)
    for (const [right, to] of [
      ['update', 'puente_app'],
      ['select', 'public'],
    ]) {
      await owner(`grant ${right} on ledger.entry to ${to}`)
      await expect(refuseWideRights(empty.runtime)).rejects.toThrow(`${right} on ledger.entry to ${to}`)
      await owner(`revoke ${right} on ledger.entry from ${to}`)
    }
    await refuseWideRights(empty.runtime)
  })
})

describe('the sandbox', () => {
  it('over the demo world or an empty database: starts; over other people: refuses', async () => {
    await refuseForeignDatabase({ environment: 'sandbox' }, demo.runtime)
    await refuseForeignDatabase({ environment: 'sandbox' }, empty.runtime)
    await expect(refuseForeignDatabase({ environment: 'sandbox' }, real.runtime)).rejects.toThrow(
      'sandbox refuses it',
    )
  })

  it('over real people because ENVIRONMENT is missing: seeds nothing and reports why', async () => {
    const { ENVIRONMENT: _forgotten, ...env } = process.env
    const seed = spawnSync(process.execPath, [SEED], {
      env: { ...env, DATABASE_URL: real.config.databaseUrl, DATA_DIR: real.config.dataDir },
      encoding: 'utf8',
    })
    expect([seed.status === 0, seed.stdout + seed.stderr]).toEqual([
      false,
      expect.stringContaining('sandbox refuses it'),
    ])
    const { rows } = await real.pool.query<{ count: number }>(
      'select count(*)::int as count from access.staff',
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})
