import { pendingKinds } from '@puente/contract'
import { oneOf } from '../../shell/list/filters.ts'

/** What the list of waiting items keeps in its address. */
export const pendingFilters = { kind: oneOf(pendingKinds) }
