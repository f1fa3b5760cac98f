import { staffEndpoints } from '@puente/contract/staff'
import { describe, expect, it } from 'vitest'
import { authorisationTable } from './every-caller.ts'
import { rowFault, rowsOf, staffKnockers } from './knockers.ts'

const table = authorisationTable()

describe("the back office's listener", () => {
  it.each(rowsOf(staffEndpoints, staffKnockers))('%s × %s', async (...row) => {
    expect(
      await rowFault(table.cast, table.samples.staff, table.cast.life.listeners.staff, row),
    ).toBeUndefined()
  })
})
