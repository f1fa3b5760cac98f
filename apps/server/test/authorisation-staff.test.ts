import { staffEndpoints } from '@puente/contract/staff'
import { describe, expect, it } from 'vitest'
import { authorisationTable } from './every-caller.ts'
import { rowFault, rowsOf, staffCallers } from './callers.ts'

const table = authorisationTable()

describe("the back office's listener", () => {
  it.each(rowsOf(staffEndpoints, staffCallers))('%s × %s', async (...row) => {
    expect(
      await rowFault(table.cast, table.samples.staff, table.cast.life.listeners.staff, row),
    ).toBeUndefined()
  })
})
