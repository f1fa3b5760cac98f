import { agedKinds, agedOwners, agedStandings } from '@puente/contract/staff'
import { oneOf } from '../../shell/list/filters.ts'

/** The filters of the list of unapplied money in its URL. */
export const agedFilters = {
  kind: oneOf(agedKinds),
  owner: oneOf(agedOwners),
  standing: oneOf(agedStandings),
}
