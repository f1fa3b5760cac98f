import { dataRequestKinds, dataRequestStates } from '@puente/contract'
import { dataRequestClocks } from '@puente/contract/staff'
import { oneOf } from '../../shell/list/filters.ts'

export const dataRequestFilters = {
  state: oneOf(dataRequestStates),
  kind: oneOf(dataRequestKinds),
  clock: oneOf(dataRequestClocks),
}
