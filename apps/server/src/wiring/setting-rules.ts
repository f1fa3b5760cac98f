import { dossierSettingRules } from '../modules/dossiers/index.ts'
import type { SettingRule } from '../modules/settings/index.ts'

/** The rules that modules add to their settings. */
export const settingRules: readonly SettingRule[] = [...dossierSettingRules]
