import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { createStaff, hashPassword } from '../modules/access/index.ts'
import { refuseForeignDatabase } from './start-guard.ts'

const SEED = fileURLToPath(new URL('../seed.ts', import.meta.url))

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
      env: { ...env, DATABASE_URL: real.databaseUrl, DATA_DIR: real.config.dataDir },
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
