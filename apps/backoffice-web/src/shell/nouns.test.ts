import { staffRoles } from '@puente/contract'
import { staffEndpoints } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { mayOpen, type Noun } from './nouns.ts'

const endpointOf = { transfers: 'listTransfers', reviews: 'listReviews', ledger: 'getTrialBalance' } as const

test.each(Object.entries(endpointOf) as [Noun, (typeof endpointOf)[Noun]][])(
  'the rail shows %s to exactly the roles that the server answers',
  (noun, endpoint) => {
    const shown = staffRoles.filter((role) => mayOpen(role, noun))
    expect(new Set(shown)).toEqual(new Set(staffEndpoints[endpoint].who))
  },
)
