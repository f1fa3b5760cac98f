import { expect, test } from 'vitest'
import type { Owner } from '../company-files/company-file.ts'
import { ownershipGaps } from '../company-files/company-ownership.ts'

const owner = (number: string, kind: Owner['kind'], of?: string): Owner => ({
  name: number,
  document: 'foreign',
  number,
  country: 'DE',
  shareBps: 10_000,
  controls: false,
  ...(kind === undefined ? {} : { kind }),
  ...(of === undefined ? {} : { of }),
})

/** A person who owns the applicant through this many companies, one above the other. */
const chain = (companies: number): Owner[] =>
  Array.from({ length: companies + 1 }, (_, index) =>
    owner(`N${index}`, index === companies ? 'person' : 'company', index === 0 ? undefined : `N${index - 1}`),
  )

const faultsOf = (companies: number, layersMax?: number) =>
  ownershipGaps({ owners: chain(companies) }, { ownerFromBps: 1000, hasOwners: true, layersMax }).map(
    ({ fault }) => fault,
  )

test.each([
  [2, 2, []],
  [3, 2, ['too-deep']],
  [10, undefined, []],
  [11, undefined, ['too-deep']],
  [11, 12, []],
])('%i companies between owner and applicant, at most %s: %j', (companies, layersMax, faults) => {
  expect(faultsOf(companies, layersMax)).toEqual(faults)
})
