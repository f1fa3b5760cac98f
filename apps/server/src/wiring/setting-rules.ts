import { dossierSettingRules } from '../modules/dossiers/index.ts'
import type { SettingRule } from '../modules/settings/index.ts'

/** What modules add to settings of their own. */
export const settingRules: readonly SettingRule[] = [...dossierSettingRules]
