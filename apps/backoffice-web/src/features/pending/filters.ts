import { pendingKinds } from '@puente/contract'
import { oneOf } from '../../shell/list/filters.ts'

/** The filters of the list of pending items in its URL. */
export const pendingFilters = { kind: oneOf(pendingKinds) }
