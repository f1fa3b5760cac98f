import { staffEndpoints } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyCaller } from './every-caller.ts'
import { rowFault, rowsOf, staffKnockers } from './knockers.ts'
import type { Cast } from './samples/cast.ts'
import { samplesOf } from './samples/index.ts'

let cast: Cast
let samples: ReturnType<typeof samplesOf>
beforeAll(async () => {
  cast = await everyCaller()
  samples = samplesOf(cast)
})
afterAll(async () => cast?.life.close())

describe("the back office's listener", () => {
  it.each(rowsOf(staffEndpoints, staffKnockers))('%s × %s', async (...row) => {
    expect(await rowFault(cast, samples.staff, cast.life.listeners.staff, row)).toBeUndefined()
  })
})
