import { pendingKinds } from '@puente/contract'
import { oneOf } from '../../shell/list/filters.ts'

export const pendingFilters = { kind: oneOf(pendingKinds) }
