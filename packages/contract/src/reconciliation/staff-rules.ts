import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import type { reconciliationRules } from '../settings/kinds/accounting.ts'
import type { SettingData } from '../settings/setting.ts'
import { settingData } from '../settings/shapes.ts'
import { rehearsalShape } from './staff-shapes.ts'

/** The data of a version of the setting `reconciliation-rules`. */
export type ReconciliationRules = SettingData<typeof reconciliationRules>
export type MatchingRule = ReconciliationRules['rules'][number]

export const rehearseReconciliationRules = endpoint({
  name: 'rehearseReconciliationRules',
  summary: 'Simulates reconciliation rules over the open items and reports the difference; changes nothing.',
  method: 'POST',
  path: '/api/reconciliation-rules/rehearsal',
  who: ['treasury', 'officer', 'admin'],
  /** A version of the setting `reconciliation-rules`. */
  body: z.strictObject({ data: settingData }),
  reply: rehearsalShape,
  refusals: ['fields-wrong'],
})
