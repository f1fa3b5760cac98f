import { isRefusal, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { proposeAccessChange } from './access-change.ts'

/** Staff handlers of the access of users. */
export const userAccessHandlers: readonly Handler[] = [
  handler(endpoints.proposeAccessChange, async (work, { params, body }) => {
    const proposed = await proposeAccessChange(work, uuidOf('user', params.id), body)
    return isRefusal(proposed) ? proposed : undefined
  }),
]
