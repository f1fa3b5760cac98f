import { agedKinds, agedOwners, agedStandings } from '@puente/contract/staff'
import { oneOf } from '../../shell/list/filters.ts'

/** What the list of money that waits keeps in its address. */
export const agedFilters = {
  kind: oneOf(agedKinds),
  owner: oneOf(agedOwners),
  standing: oneOf(agedStandings),
}
