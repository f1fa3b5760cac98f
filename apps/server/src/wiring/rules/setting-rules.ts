import { settingKind, type TemplateName } from '@puente/contract/staff'
import { requirementSettingRules } from '../../modules/requirements/index.ts'
import { exampleFaults } from '../../modules/notifications/index.ts'
import { settingRule, type SettingRule } from '../../modules/settings/index.ts'
import type { Config } from '../../platform/config/index.ts'

/** The rules that modules add to their settings. */
export const settingRules = (config: Config): readonly SettingRule[] => [
  ...requirementSettingRules,
  settingRule(settingKind.messageTemplate, {
    check: async (_work, texts, key) => exampleFaults(key as TemplateName, texts, config),
  }),
]
