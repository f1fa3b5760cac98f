import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Runtime } from '../../platform/work.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { forgetLinesBefore } from './items.store.ts'

const actor = { kind: 'system', name: 'reconciliation' } as const
const BATCH = 500

/** Erases the names in old matched or refused lines; open lines keep theirs. Returns the number of lines. */
export const forgetLines = (runtime: Runtime): Promise<number> =>
  runtime.work(actor, async (work) => {
    const terms = await settingInForce(work, settingKind.reconciliationRetention)
    const today = inSantiago(work.now).day
    const { matchedDays, refusedDays } = terms.data
    return forgetLinesBefore(work, {
      matched: addDays(today, -matchedDays),
      refused: addDays(today, -refusedDays),
      limit: BATCH,
    })
  })
