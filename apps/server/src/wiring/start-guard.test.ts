import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { refuseDemoInProduction } from './start-guard.ts'

let demo: World
let empty: World
beforeAll(async () => {
  demo = await createWorld({ sandbox: false })
  empty = await createWorld({ sandbox: false, people: false })
})
afterAll(async () => Promise.all([demo?.close(), empty?.close()]))

describe('production', () => {
  it('does not start over a database that holds the demo world', async () => {
    const config = { ...demo.config, environment: 'production' } as const
    await expect(refuseDemoInProduction(config, demo.desk)).rejects.toThrow('demo world')
  })

  it('starts over one that does not, and sandbox over both', async () => {
    await refuseDemoInProduction({ ...empty.config, environment: 'production' }, empty.desk)
    await refuseDemoInProduction(demo.config, demo.desk)
  })
})
