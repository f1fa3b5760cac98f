import { fromWireId, isRefusal, refuse, type IdKind } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { comparisonOf } from './comparison.ts'

/** Handlers by which staff compare what was declared, read and accepted before. */
export const staffComparisonHandlers: readonly Handler[] = [
  handler(endpoints.getComparison, async (work, { query: { kind, id } }) => {
    const subject = fromWireId<IdKind>(kind, id)
    if (subject === undefined) return refuse('not-found')
    const found = await comparisonOf(work, kind, subject)
    if (isRefusal(found)) return found
    await work.audit({ action: 'look-at-comparison', subject: id })
    return found
  }),
]
