import { agedKinds, agedOwners, agedStandings } from '@puente/contract/staff'
import { oneOf } from '../../shell/list/filters.ts'

export const agedFilters = {
  kind: oneOf(agedKinds),
  owner: oneOf(agedOwners),
  standing: oneOf(agedStandings),
}
