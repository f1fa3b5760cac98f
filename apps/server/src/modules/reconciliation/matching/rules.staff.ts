import { refuse } from '@puente/contract'
import { readSetting, settingKind, staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { rehearseRules } from './rehearse-rules.ts'

/** Staff handlers that rehearse matching rules before they are proposed. */
export const ruleHandlers: readonly Handler[] = [
  handler(endpoints.rehearseReconciliationRules, async (work, { body }) => {
    const read = readSetting(settingKind.reconciliationRules, body.data, 'default')
    if ('data' in read) return rehearseRules(work, read.data.rules)
    return refuse(
      'fields-wrong',
      {},
      read.faults.map(({ at, fault }) => ({ at: `data.${at}`, fault })),
    )
  }),
]
