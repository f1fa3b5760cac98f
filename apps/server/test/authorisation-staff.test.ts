import { staffEndpoints } from '@puente/contract/staff'
import { describe, expect, it } from 'vitest'
import { authorisationTable } from './every-caller.ts'
import { rowFault, rowsOf, staffCallers, type SamplesByName } from './callers.ts'
import { bodyFaults, endpointsWithBody } from './wrong-bodies.ts'

const table = authorisationTable()

describe("the back office's listener", () => {
  it.each(rowsOf(staffEndpoints, staffCallers))('%s × %s', async (...row) => {
    expect(
      await rowFault(table.cast, table.samples.staff, table.cast.life.listeners.staff, row),
    ).toBeUndefined()
  })
})

describe('a missing body or one of another type: a client error', () => {
  it.each(endpointsWithBody(staffEndpoints))('%s', async (name, endpoint) => {
    const { cast, samples } = table
    const all: SamplesByName = samples.staff
    expect(await bodyFaults(cast, endpoint, all[name], cast.life.listeners.staff)).toEqual([])
  })
})
