import type { StaffRole } from '@puente/contract'
import { settings, type Setting, type SettingSummary } from '@puente/contract/staff'
import { foldedText } from '@puente/ui'
import { paths } from '../../../paths.ts'
import { groupsOf } from '../../settings/list-rows.ts'
import { settingText } from '../../settings/texts/key-text.ts'
import { settingWords } from '../messages.es.ts'
import { words } from '../words.ts'

/** A setting in search results. */
export interface FoundSetting {
  readonly path: string
  readonly title: string
}

const FOUND_MAX = 5
const { verbs: settingVerbs, particles } = settingWords

/** The typed text without the words for changing a setting, and whether there were such words. */
export function settingMeant(typed: string): { readonly text: string; readonly isVerb: boolean } {
  const said = foldedText(typed).split(' ')
  const isVerb = settingVerbs.some((verb) => (said[0] ?? '').length > 2 && verb.startsWith(said[0] ?? ''))
  if (!isVerb) return { text: typed.trim(), isVerb }
  const start = said.slice(1).findIndex((word) => !particles.some((particle) => particle === word))
  // A verb alone may be the beginning of a title: 'camb' of 'Margen cambiario'.
  return start < 0 ? { text: typed.trim(), isVerb: false } : { text: said.slice(1 + start).join(' '), isVerb }
}

/** The settings that a text names, for who may read them; after a verb, those that the role may propose to change. */
export function settingsFound(
  known: readonly SettingSummary[],
  role: StaffRole,
  typed: string,
): readonly FoundSetting[] {
  const { text, isVerb } = settingMeant(typed)
  if (text.length < 2) return []
  // A plural names the same setting: 'comisiones' is searched as 'comision'.
  const singular = text.replace(/es$|s$/, '')
  const kindOf = (kind: string): Setting | undefined => settings.find((one) => one.kind === kind)
  const rows = groupsOf(known, role, text).flatMap((group) => group.rows)
  const meant = rows.length > 0 ? rows : groupsOf(known, role, singular).flatMap((group) => group.rows)
  return meant
    .filter(({ kind }) => !isVerb || kindOf(kind)?.proposes.includes(role) === true)
    .slice(0, FOUND_MAX)
    .map(({ kind, key }) => {
      const setting = settingText(kind, key)
      return {
        path: paths.setting(`${kind}/${key}`),
        title: isVerb ? words('search.changeSetting', { setting }) : setting,
      }
    })
}
